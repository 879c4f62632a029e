// The golden match of each game on a phone, from set-up to its end.
import { matches } from "./golden.mjs";
import { run } from "./support.mjs";

matches("phone");
await run("golden", { args: ["--test-seed", "1977"] });
