// A question with its numbered options as text.
#pragma once

#include <string>
#include <vector>

#include "cli/output.h"
#include "match/choices.h"

namespace cantina::cli {

using match::Choice;
using match::choicesOf;
using match::imperative;

// A short list has a line each; a long one is grouped by verb. Of several alike the first is printed.
void printChoices(const std::vector<Choice>& choices, Output& out);

}  // namespace cantina::cli
