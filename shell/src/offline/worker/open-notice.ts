declare const self: ServiceWorkerGlobalScope;

/** Shows the page that a notice of the browser is about: in an open tab of the site if there is one. */
export async function openNotice(notice: Notification): Promise<void> {
  notice.close();
  const { path } = (notice.data ?? {}) as { readonly path?: unknown };
  // A notice leads to pages of this site only.
  const address = new URL(typeof path === 'string' ? path : '/', self.location.origin);
  if (address.origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: 'window' });
  const open = tabs.find(({ url }) => new URL(url).pathname.startsWith(address.pathname));
  if (open) await open.focus();
  else await self.clients.openWindow(address.href);
}
