import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";
import { kIcons } from "./src/cards/icon-list.ts";

// `npm run dev` serves the sources and passes the rest to a running `cantina serve`.
const server = process.env.CANTINA_SERVER ?? "http://localhost:8080";

// `virtual:icons`: the bodies of the icons on our list, out of the 4,000 of the package.
function icons(): Plugin {
  const id = "virtual:icons";
  return {
    name: "icons",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return;
      const file = new URL("node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
      const all = JSON.parse(readFileSync(file, "utf8")).icons as Record<string, { body: string }>;
      const picked = kIcons.map((name) => {
        const icon = all[name];
        if (!icon) throw new Error(`src/cards/icon-list.ts names "${name}", which is not in @iconify-json/game-icons.`);
        return [name, [...icon.body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]).join("")];
      });
      return `export default ${JSON.stringify(Object.fromEntries(picked))};`;
    },
  };
}

export default defineConfig({
  plugins: [icons(), svelte()],
  build: { outDir: process.env.CANTINA_WEB_OUT ?? "dist", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
