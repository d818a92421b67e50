import type { SessionAccount } from '@aangan/shared-kit/platform/platform';
import { startTransition, useEffect, useState } from 'react';
import type { LiveSession } from './live-session.ts';

/**
 * Who is logged in. In a transition: what the server wrote stays on the screen until the page can be drawn for
 * somebody else, parts of it that are still asleep included.
 */
export function useLiveAccount(live: LiveSession): SessionAccount | undefined {
  const [account, setAccount] = useState(() => live.getState().account);
  useEffect(() => {
    const follow = () => startTransition(() => setAccount(live.getState().account));
    // It may have changed between drawing and now.
    follow();
    return live.subscribe(follow);
  }, [live]);
  return account;
}
