import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { startTransition, useRef, useState } from 'react';
import { withUnread } from './chat-title.words.ts';
import { type Inbox, loadInbox } from './load-inbox.ts';

/** The list as it is now. The title of the browser's tab has the number of unread messages. */
export function useInbox(loaded: Inbox): Inbox {
  const { http, session } = usePlatform();
  const [fresh, setFresh] = useState({ of: loaded, inbox: loaded });
  const shown = fresh.of === loaded ? fresh.inbox : loaded;
  const seen = useRef(0);
  const counted = useRef(loaded.unread);
  useLive('chat-inbox', {}, async ({ unread, at }) => {
    const isMore = unread > counted.current;
    counted.current = unread;
    if (isMore && document.hidden) void notify(session.account?.id, unread);
    const isKnown = unread === shown.unread && at <= Math.max(seen.current, newestIn(shown));
    if (isKnown) return;
    seen.current = at;
    document.title = withUnread(document.title, unread);
    try {
      const inbox = await loadInbox(http, loaded.query);
      startTransition(() => setFresh({ of: loaded, inbox }));
    } catch {
      // The list stays as it is, and the next event loads it again.
    }
  });
  return shown;
}

/** Few people have allowed notices, so their code loads with the first one. */
async function notify(account: string | undefined, unread: number): Promise<void> {
  if (globalThis.Notification?.permission !== 'granted') return;
  try {
    await (await import('./show-browser-notice.ts')).showBrowserNotice(account, unread);
  } catch {
    // The title of the tab says the same.
  }
}

function newestIn({ conversations }: Inbox): number {
  return Math.max(0, ...conversations.map(({ at }) => at));
}
