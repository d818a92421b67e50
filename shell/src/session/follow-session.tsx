import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { type ReactNode, useEffect } from 'react';
import type { LiveSession } from './live-session.ts';

/** Reloads the visible page's data once whenever another account is logged in than before, or the login is known at last. */
export function followSession(live: LiveSession): ReactNode {
  return <Follow key="session" live={live} />;
}

function Follow({ live }: { live: LiveSession }) {
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      live.subscribe((now, before) => {
        if (now.account?.id !== before.account?.id || now.unsure !== before.unsure) void revalidate();
      }),
    [live, revalidate],
  );
  return null;
}
