import { CHATS_LINK } from '@aangan/shared-kit/links/chat';
import { wantsBrowserNotices } from './browser-notice-consent.ts';
import { noticeWords } from './chat-list.words.ts';

/**
 * Shows one notice of the browser, which replaces the last one. It has no text of a message, as mails have none: others
 * see the screen too.
 */
export async function showBrowserNotice(account: string | undefined, unread: number): Promise<void> {
  if (!wantsBrowserNotices(account)) return;
  const options = { tag: 'chats', data: { path: CHATS_LINK } };
  const worker = await navigator.serviceWorker?.getRegistration();
  // Browsers of phones show notices of a worker only.
  if (worker) return worker.showNotification(noticeWords(unread), options);
  const notice = new Notification(noticeWords(unread), options);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
