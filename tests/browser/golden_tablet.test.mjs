// The golden match of each game on a tablet, from set-up to its end.
import { matches } from "./golden.mjs";
import { run } from "./support.mjs";

matches("tablet");
await run("golden", { args: ["--test-seed", "1977"] });
