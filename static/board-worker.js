// G4: shows the board where there is no network. It answers only what the network does not, with what the page last told it to keep;
// no page but the board is in its scope.

const name = 'board';

async function keep(addresses) {
  const cache = await caches.open(name);
  for (const request of await cache.keys()) if (!addresses.includes(new URL(request.url).pathname)) await cache.delete(request);
  await Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(address);
      if (response.ok) await cache.put(address, response);
    }),
  );
}

const answer = async (request) => {
  try {
    return await fetch(request);
  } catch (away) {
    const cache = await caches.open(name);
    // The page is one, whatever its address holds.
    const kept = await cache.match(request, { ignoreSearch: true, ignoreVary: true });
    if (kept) return kept;
    throw away;
  }
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => event.waitUntil(keep(event.data).catch(() => undefined)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === self.location.origin) event.respondWith(answer(request));
});
