import type { SessionAccount } from '@aangan/shared-kit/platform/platform';
import { startTransition, useEffect, useState } from 'react';
import type { LiveSession } from './live-session.ts';

/**
 * The account that is logged in. Changes run in a transition: the server's markup stays visible until the page can
 * render for another account, including its unhydrated sections.
 */
export function useLiveAccount(live: LiveSession): SessionAccount | undefined {
  const [account, setAccount] = useState(() => live.getState().account);
  useEffect(() => {
    const follow = () => startTransition(() => setAccount(live.getState().account));
    // It may have changed between the render and this effect.
    follow();
    return live.subscribe(follow);
  }, [live]);
  return account;
}
