// A PostgreSQL for test scripts: prints the URL of an empty database on it, runs until its standard input ends. Exit 5 where
// PostgreSQL is not installed.
#include <cstdio>

#include "tests/support/postgres_server.h"

int main() {
    cantina::PostgresServer* server = cantina::PostgresServer::shared();
    if (server == nullptr) return 5;
    std::puts(server->newDatabase().c_str());
    std::puts(server->url().c_str());  // of no schema in particular
    std::fflush(stdout);
    while (std::getchar() != EOF) {
    }
    return 0;
}
