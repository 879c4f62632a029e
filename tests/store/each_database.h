// STORE_TEST(title) { ... db ... }: a test that runs on every database.
#pragma once

#include "tests/store/databases.h"

#define STORE_TEST_NAMED(name, title)                \
    template <typename Db>                           \
    static void name(Db& db);                        \
    TEST_CASE_TEMPLATE(title, Db, STORE_DATABASES) { \
        if (!Db::available()) return;                \
        Db db;                                       \
        name(db);                                    \
    }                                                \
    template <typename Db>                           \
    static void name(Db& db)
#define STORE_DATABASES cantina::store::SqliteDb, cantina::store::PostgresDb
#define STORE_TEST(title) STORE_TEST_NAMED(DOCTEST_ANONYMOUS(storeTest), title)
