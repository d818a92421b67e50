import { useEffect, useEffectEvent, useState } from 'react';
import { failureMessage } from './failure-message.ts';
import { usePlatform } from './platform.ts';
import type { ShortlistKind, ShortlistStore } from './shortlist-kind.ts';

interface ShortlistSource extends Pick<ShortlistKind, 'event'> {
  /** Key in local storage of what was shortlisted before a login. */
  readonly deviceKey: string;
  load(): Promise<ShortlistStore>;
}

/** What is read before the shortlist is known. */
export const NONE: ReadonlySet<string> = new Set();

/**
 * What a component wants to know of a shortlist, and the function that changes it. Empty on the server, because lists
 * are the same for everybody. Its code loads after login, when this device has a shortlist, or on a press.
 * @param read such as whether one id is in it; a component renders again only when its answer changes
 * @param source the same object in each render
 * @param about what `read` asks about; when it changes, the answer is read again
 */
export function useShortlist<Answer>(source: ShortlistSource, read: (ids: ReadonlySet<string>) => Answer, about = '') {
  const platform = usePlatform();
  const [answer, setAnswer] = useState(() => read(NONE));
  const { loggedIn } = platform.session;
  const changed = useEffectEvent((ids: ReadonlySet<string>) => setAnswer(() => read(ids)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject needs another answer
  useEffect(() => {
    const hear = ({ detail }: CustomEventInit<ReadonlySet<string>>) => changed(detail ?? NONE);
    addEventListener(source.event, hear as EventListener);
    // When the script fails to load, the buttons stay empty; the next press loads it again.
    if (loggedIn || mayHaveSome(source.deviceKey))
      source.load().then(
        ({ announce }) => announce(platform),
        () => undefined,
      );
    return () => removeEventListener(source.event, hear as EventListener);
  }, [source, about, loggedIn, platform]);
  const toggle = (id: string) =>
    void source
      .load()
      .then((store) => store.toggle(platform, id))
      .catch((error: unknown) => platform.alerts.show('error', failureMessage(error)));
  return { answer, toggle };
}

/** False for a browser in which this site has stored nothing. */
function mayHaveSome(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
