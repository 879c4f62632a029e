import { mount } from "svelte";
import { applyTheme } from "./lib/settings.svelte";
import App from "./App.svelte";
import "./app.css";

applyTheme();
mount(App, { target: document.getElementById("app")! });
