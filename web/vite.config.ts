import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` serves the sources and passes the rest to a running `cantina serve`.
const server = process.env.CANTINA_SERVER ?? "http://localhost:8080";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: process.env.CANTINA_WEB_OUT ?? "dist", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
