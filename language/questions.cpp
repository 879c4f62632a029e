#include "language/questions.h"

namespace cantina {
namespace {

constexpr Question kShared[] = {
    {"ability", "choose", "Choose for this ability"},   {"ability", "may", "Do you want to use this?"},
    {"ability", "either", "Choose one of these"},       {"effect", "choose", "Choose for this effect"},
    {"effect", "may", "Do you want to use this?"},      {"effect", "either", "Choose one of these"},
    {"each", "pick", "Choose which comes next"},        {"window", "between", "Whose abilities come first?"},
    {"window", "order", "Which of these comes first?"}, {"window", "answer", "Do you want to answer this?"},
};

const Question* find(std::span<const Question> list, std::string_view procedure, std::string_view step) {
    for (const Question& q : list)
        if (q.procedure == procedure && q.step == step) return &q;
    return nullptr;
}

}  // namespace

std::string questionText(std::span<const Question> own, std::string_view procedure, std::string_view step) {
    if (const Question* q = find(own, procedure, step)) return std::string(q->text);
    if (const Question* q = find(kShared, procedure, step)) return std::string(q->text);
    if (procedure == "window") return std::string(find(kShared, "window", "answer")->text);
    std::string out(step);
    if (!out.empty() && out[0] >= 'a' && out[0] <= 'z') out[0] = static_cast<char>(out[0] - 'a' + 'A');
    return out;
}

}  // namespace cantina
