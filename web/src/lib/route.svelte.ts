// Where we are: the path of the page. Links are plain <a href>; those that stay here change the page without loading it.

export const route = $state({ path: location.pathname, query: new URLSearchParams(location.search) });

function read() {
  route.path = location.pathname;
  route.query = new URLSearchParams(location.search);
}

export function go(href: string) {
  history.pushState(null, "", href);
  read();
  scrollTo(0, 0);
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
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search);
});
