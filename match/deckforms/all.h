// The forms, one file each. forms.cpp lists them; everything else uses form.h.
#pragma once

#include "match/deckforms/form.h"

namespace cantina::deckforms {

Form own();              // own.cpp
Form swdestinydbText();  // swdestinydb_text.cpp
Form swdestinydbJson();  // swdestinydb_json.cpp
Form gemp();             // gemp.cpp
Form gempList();         // gemp_list.cpp
Form lackey();           // lackey.cpp
Form octgn();            // octgn.cpp

}  // namespace cantina::deckforms
