// Lets the app open without a connection. `offlineCopy` puts VERSION, SHELL, ENTRY and FILES in front of this.
// What is current always comes from the network: pages are asked for there first, calls to the API are left alone,
// and only files whose names change with their content are taken from here before.
const CACHE = `hotscribe-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(keepEverything().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (mode === 'navigate') event.respondWith(networkFirst(event.request, SHELL));
  else if (pathname.startsWith('/assets/')) event.respondWith(copyFirst(event.request));
  else if (FILES.includes(pathname)) event.respondWith(networkFirst(event.request, pathname));
});

async function keepEverything() {
  const cache = await caches.open(CACHE);
  const shell = await fetch(SHELL, { cache: 'reload' });
  // An update may come between two requests: a page of another version would ask for files that are not kept.
  if (!shell.ok || !(await shell.clone().text()).includes(ENTRY)) throw new Error('The app was updated meanwhile');
  await cache.addAll(FILES);
  await cache.put(SHELL, shell);
}

// The version before is kept for the tabs that still show it: the server no longer has its files.
async function forgetOldVersions() {
  const versions = (await caches.keys()).filter((name) => name.startsWith('hotscribe-'));
  await Promise.all(versions.slice(0, -2).map((name) => caches.delete(name)));
}

async function networkFirst(request, copy) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match(copy);
    if (kept) return kept;
    throw error;
  }
}

async function copyFirst(request) {
  return (await caches.match(request)) ?? fetch(request);
}
