// What a person set for this browser: theme, sound, motion, pictures. Kept in local storage.

interface Settings {
  theme: "system" | "light" | "dark";
  sound: boolean;
  motion: "system" | "full" | "reduced";
  coach: boolean; // lessons beside the table of Destiny
  aloud: boolean; // a screen reader hears every change of the table beside the log
  images: boolean; // show the owner's own scans, where the server has a folder of them
}

const kKey = "cantina.settings";
const kDefaults: Settings = {
  theme: "system",
  sound: false,
  motion: "system",
  coach: false,
  aloud: true,
  images: false,
};

function read(): Settings {
  try {
    return { ...kDefaults, ...(JSON.parse(localStorage.getItem(kKey) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...kDefaults };
  }
}

export const settings = $state<Settings>(read());

export function change<K extends keyof Settings>(key: K, value: Settings[K]) {
  settings[key] = value;
  localStorage.setItem(kKey, JSON.stringify(settings));
  applyTheme();
}

/** The tokens of app.css hang on the root's data-theme. */
export function applyTheme() {
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  const theme = settings.theme === "system" ? (light ? "light" : "dark") : settings.theme;
  document.documentElement.dataset["theme"] = theme;
}

export function reducedMotion(): boolean {
  if (settings.motion !== "system") return settings.motion === "reduced";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

matchMedia("(prefers-color-scheme: light)").addEventListener("change", applyTheme);
