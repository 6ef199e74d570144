/** Shows that it is the player's turn at a correspondence table while no page of it is open. */

/** The sentence to show, in the language of the page that registered this. */
const turn = new URL(self.location.href).searchParams.get('turn') ?? '';

self.addEventListener('push', (event) => {
  const { table } = event.data.json();
  const shown = { body: turn, tag: table, data: table, icon: '/app/icon-192.png' };
  event.waitUntil(self.registration.showNotification('Amletero', shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(visit(`/table/${event.notification.data}`));
});

/** Shows the page of a table: the one that is open, or a new one. */
async function visit(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}
