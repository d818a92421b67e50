import type { SessionAccount } from '@aangan/shared-kit/platform/platform';

const CHANNEL = 'aangan-sign-up';

/** Connection to sign-ups in other tabs of this browser. */
interface OtherTabs {
  /** Notifies other tabs of a login, so that their open sign-ups end. */
  tell(account: SessionAccount): void;
  close(): void;
}

/** @param onLoggedIn is called after a login in another tab */
export function otherTabs(onLoggedIn: (account: SessionAccount) => void): OtherTabs {
  if (!('BroadcastChannel' in window)) return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isAccount(data)) onLoggedIn(data);
  });
  return {
    tell: ({ id, name }) => channel.postMessage({ id, name }),
    close: () => channel.close(),
  };
}

function isAccount(data: unknown): data is SessionAccount {
  if (typeof data !== 'object' || data === null || !('id' in data) || !('name' in data)) return false;
  return typeof data.id === 'string' && typeof data.name === 'string';
}
