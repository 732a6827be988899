// Stores all files of the page at the first visit, and answers from them ever after. A new version of the
// page is stored beside the old one and takes its place when no page of the old one is open any more.

const VERSION = "{version}";
const FILES = ["{files}"];
// Another copy of the page on the same host has caches of its own.
const PREFIX = `boardrules ${registration.scope} `;

addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(PREFIX + VERSION).then((cache) => cache.addAll(fresh)));
});

addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith(PREFIX) && name !== PREFIX + VERSION;
  const drop = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(drop());
});

// From a page that was loaded before the files were stored, so that it is answered from them, too.
addEventListener("message", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(registration.scope)) {
    event.respondWith(
      caches
        .open(PREFIX + VERSION)
        .then((cache) => cache.match(event.request, { ignoreSearch: true }))
        .then((stored) => stored ?? fetch(event.request)),
    );
  }
});
