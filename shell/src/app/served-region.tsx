import { type HTMLAttributes, useState, useSyncExternalStore } from 'react';
import { APP_WORDS } from './app.words.ts';
import type { PageEntry } from './page-entry.ts';
import { useOnline } from './page-fallback.tsx';
import { PageRegion } from './page-region.tsx';
import styles from './served-region.module.css';
import { usePageRetry } from './use-page-retry.ts';

export interface ServedRegionProps {
  readonly entry: PageEntry;
  /** Attributes of the page's own region, from the server's markup. */
  readonly main: HTMLAttributes<HTMLElement>;
}

/**
 * The region of a page whose scripts failed to load, as the server wrote it: text, links and forms work without them. A
 * message above it says so. It is the fallback where React does not hydrate the server's markup.
 */
export function ServedRegion({ entry, main }: ServedRegionProps) {
  const hydrating = useSyncExternalStore(never, no, yes);
  const [saved] = useState(hydrating);
  if (!saved) {
    return (
      <main {...main}>
        <PageRegion entry={entry} />
      </main>
    );
  }
  return (
    <>
      {!hydrating && <ServedNote entry={entry} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: never set; it keeps React out of what is there */}
      <main {...main} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
    </>
  );
}

function ServedNote({ entry }: Pick<ServedRegionProps, 'entry'>) {
  const { busy, retry } = usePageRetry(entry);
  useOnline(retry);
  return (
    <div role="status" className={styles.note}>
      <span>{APP_WORDS.notInteractive}</span>
      <button type="button" className={styles.retry} disabled={busy} onClick={retry}>
        {busy ? 'Trying again' : 'Try again'}
      </button>
    </div>
  );
}

/** Never written: hydration keeps the existing markup, and later renders do not change it. */
const AS_IT_IS = { __html: '' } as const;

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
