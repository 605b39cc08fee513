// G4: serves the board page offline. It responds from the cache only when the network fails. Its scope is the board page alone.

const cacheName = 'board';

async function addToCache(cache, path) {
  const response = await fetch(path);
  if (response.ok) await cache.put(path, response);
}

/** Replaces the content of the cache. The page is stored last: if it is in the cache, so are the files that it needs. */
async function updateCache([page, ...files]) {
  const cache = await caches.open(cacheName);
  await Promise.all(files.map((path) => addToCache(cache, path)));
  await addToCache(cache, page);
  const paths = [page, ...files];
  for (const request of await cache.keys()) if (!paths.includes(new URL(request.url).pathname)) await cache.delete(request);
}

async function respond(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(cacheName);
    // Every board has the same page: its content is in the query string.
    const cached = await cache.match(request, { ignoreSearch: true, ignoreVary: true });
    if (cached) return cached;
    throw error;
  }
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => event.waitUntil(updateCache(event.data).catch(() => undefined)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === self.location.origin) event.respondWith(respond(request));
});
