// The golden match of each game on a desktop; written anew, on every screen.
import { isWriting, matches } from "./golden.mjs";
import { kSizes, run } from "./support.mjs";

for (const size of isWriting ? Object.keys(kSizes) : ["desktop"]) matches(size);
await run("golden", { args: ["--test-seed", "1977"] });
