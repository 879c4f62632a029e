#!/usr/bin/env bash
# Every claim of the scenarios holds (a rule that is switched off is noticed), the rows on timing are all covered, and every
# ability of Destiny and the TCG has a scenario of what it does and one of what it does not do.
set -euo pipefail
"$CANTINA" rules coverage
"$CANTINA" rules coverage --complete --game destiny \
    DST-QUE DST-BEF DST-EFF-REP DST-ACT-ILL DST-ACT-PASS DST-ACT-EXTRA DST-ABL-INH DST-SIM DST-EFF-THEN DST-EFF-DEL
"$CANTINA" rules coverage --complete --game tcg TCG-POP TCG-TRG TCG-CONT TCG-KW-HID TCG-ATK-SEQ TCG-ATK TCG-KW-DEF
"$CANTINA" rules coverage --complete --game lcg \
    LCG-NEST LCG-FX LCG-RES LCG-EDGE LCG-DMG LCG-GP-01 LCG-GP-02 LCG-TIM
"$CANTINA" rules coverage --complete --game ccg \
    CCG-STK CCG-ACT-BEFORE CCG-ACT-AUTO CCG-ACT-MAND CCG-TGT-IMP CCG-VAL CCG-DEST CCG-BTL-03
"$CANTINA" cards proofs destiny
"$CANTINA" cards proofs tcg
