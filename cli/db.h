// `cantina db`: the database of the server, for whoever keeps it running.
#pragma once

#include <string>

#include "cli/output.h"

namespace cantina::cli {

struct DbArgs {
    std::string db = "cantina.db";
};
int dbInfo(const DbArgs& args, Output& out);
int dbCheck(const DbArgs& args, Output& out);
int dbMigrate(const DbArgs& args, Output& out);

struct DbBackupArgs : DbArgs {
    std::string file;
};
int dbBackup(const DbBackupArgs& args, Output& out);

struct DbCopyArgs {
    std::string from, to;
};
int dbCopy(const DbCopyArgs& args, Output& out);

struct DbBenchArgs : DbArgs {
    int writers = 64;
    double seconds = 5;
};
int dbBench(const DbBenchArgs& args, Output& out);

}  // namespace cantina::cli
