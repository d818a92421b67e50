import { useEffect, useEffectEvent } from 'react';
import { usePlatform } from './platform.ts';

/**
 * Continues an action that waited for a login when the page was reloaded meanwhile: at once, or as soon as the
 * visitor has logged in.
 * @param action its name, the same that was given to `signUp.require` as `resume`
 */
export function useResumedAction(action: string, goOn: () => void): void {
  const { signUp, session } = usePlatform();
  const { loggedIn } = session;
  const resumed = useEffectEvent(() => {
    if (signUp.takeResumed(action)) goOn();
  });
  useEffect(() => {
    void action;
    void loggedIn;
    resumed();
  }, [action, loggedIn]);
}
