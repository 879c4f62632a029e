// Where we are: the path of the page. Links are plain <a href>; those that stay here change the page without loading it.

export const route = $state({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: location.hash,
});

function read() {
  route.path = location.pathname;
  route.query = new URLSearchParams(location.search);
  route.hash = location.hash;
}

export function go(href: string) {
  history.pushState(null, "", href);
  read();
  scrollTo(0, 0);
}

// The same page with other search words: no new entry in the history, no jump to the top.
export function note(query: Record<string, string>) {
  const words = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ""));
  const search = words.size ? `?${words}` : "";
  if (search === location.search) return;
  history.replaceState(history.state, "", location.pathname + search);
  route.query = words;
}

// "/cards/lcg/CORE-1.1" -> ["cards", "lcg", "CORE-1.1"]
export function parts(path: string): string[] {
  return path
    .split("/")
    .filter(Boolean)
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
}

addEventListener("popstate", read);
addEventListener("click", (event) => {
  const link = (event.target as Element).closest?.("a[href]");
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute("download")
  )
    return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
