// Where the catalogue's files come from: the program itself, or a folder.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

#include "catalogue/catalogue.h"
#include "catalogue/parse.h"
#include "kernel/embedded.h"

namespace cantina::catalogue {

namespace {

constexpr std::string_view kRulesFolder = "docs/rules/";

Catalogue parseAll(const std::map<std::string, std::string_view, std::less<>>& found, const std::string& where) {
    std::vector<InputFile> files;
    std::vector<Problem> missing;
    for (std::string_view name : fileNames()) {
        const auto file = found.find(name);
        if (file != found.end())
            files.push_back({file->first, file->second});
        else
            missing.push_back({where + std::string(name), 0, "the file is missing", "the catalogue needs all its files"});
    }
    if (const auto status = found.find(kStatusFile); status != found.end()) files.push_back({status->first, status->second});
    return Parser(where).parse(files, std::move(missing));
}

}  // namespace

const Catalogue& embedded() {
    static const Catalogue kCatalogue = [] {
        std::map<std::string, std::string_view, std::less<>> found;
        for (const EmbeddedFile& file : embeddedFiles())
            if (file.path.starts_with(kRulesFolder)) found.emplace(file.path.substr(kRulesFolder.size()), file.bytes);
        return parseAll(found, std::string(kRulesFolder));
    }();
    return kCatalogue;
}

Catalogue loadFolder(const std::string& folder) {
    std::map<std::string, std::string> contents;
    std::vector<std::string> names(fileNames().begin(), fileNames().end());
    names.emplace_back(kStatusFile);
    for (const std::string& name : names) {
        std::ifstream file(std::filesystem::path(folder) / name, std::ios::binary);
        if (file) contents[name].assign(std::istreambuf_iterator<char>(file), {});
    }
    std::map<std::string, std::string_view, std::less<>> found(contents.begin(), contents.end());
    return parseAll(found, folder + "/");
}

}  // namespace cantina::catalogue
