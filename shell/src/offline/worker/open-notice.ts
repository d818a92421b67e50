import { noticeAddress } from '../notice-address.ts';

declare const self: ServiceWorkerGlobalScope;

/** Shows the page that a notice of the browser is about: in an open tab of the site if there is one. */
export async function openNotice(notice: Notification): Promise<void> {
  notice.close();
  const address = noticeAddress(notice.data, self.location.origin);
  if (!address) return;
  const tabs = await self.clients.matchAll({ type: 'window' });
  const open = tabs.find(({ url }) => new URL(url).pathname.startsWith(address.pathname));
  if (open) await open.focus();
  else await self.clients.openWindow(address.href);
}
