import { useEffect } from 'react';
import { usePlatform } from './platform.ts';
import { useBlocker } from './router.ts';

export const LEAVE_QUESTION = 'Leave this page? What you typed has not been sent.';

/**
 * Warns before the visitor leaves the page for another page or another site. An app webview shows no such dialogs.
 * @param unsaved whether anything would be left behind
 */
export function useLeaveWarning(unsaved: boolean): void {
  const { hybrid } = usePlatform();
  const warns = unsaved && !hybrid;
  useEffect(() => {
    if (!warns) return;
    const warn = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [warns]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      warns && currentLocation.pathname !== nextLocation.pathname && !confirm(LEAVE_QUESTION),
  );
  // The answer is known already: the page stays.
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}
