// The service worker of an installed page. It keeps files whose names change with their content, and nothing else: neither
// pages, so that a new version is there at once, nor anything of a match.
// A new one waits until the last page of the old has been closed: until then that page finds the files it knows.

const FILES = new Set(FILES_OF_THIS_BUILD); // vite.config.ts puts them there
const CACHE = "assets";

self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));

self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin === location.origin && FILES.has(pathname)) event.respondWith(keptOrFetched(event.request));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(new URL(event.notification.data, location.origin).href));
});

async function forgetOthers() {
  const cache = await caches.open(CACHE);
  const old = (await cache.keys()).filter(({ url }) => !FILES.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function keptOrFetched(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone()).catch(() => {}); // no room: then it is fetched each time
  return answer;
}

async function goTo(url) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url.split(/[?#]/)[0] === url);
  return there ? there.focus() : clients.openWindow(url);
}
