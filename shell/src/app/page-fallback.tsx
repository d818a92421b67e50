import { HOME_LINK } from '@aangan/shared-kit/links/home';
import { supportChatLink } from '@aangan/shared-kit/links/support-chat';
import { Link } from '@aangan/shared-kit/platform/router';
import { useEffect, useSyncExternalStore } from 'react';
import { APP_WORDS } from './app.words.ts';
import type { PageEntry, PageFailureKind } from './page-entry.ts';
import styles from './page-fallback.module.css';

interface Words {
  readonly title: string;
  /** What the visitor can do, and a reassurance. */
  readonly hint: string;
  /** Line drawing on a grid of 24 by 24. */
  readonly icon: string;
}

const CLOUD = 'M7 18a4.5 4.5 0 0 1-.6-8.96 6 6 0 0 1 11.5 1.5A3.8 3.8 0 0 1 17.5 18';

const WORDS: Readonly<Record<PageFailureKind | 'offline', Words>> = {
  load: {
    title: APP_WORDS.loadTitle,
    hint: APP_WORDS.loadHint,
    icon: `${CLOUD}M12 12v4M12 19.5v.01`,
  },
  data: {
    title: APP_WORDS.dataTitle,
    hint: APP_WORDS.dataHint,
    icon: `${CLOUD}M12 12v4M12 19.5v.01`,
  },
  render: {
    title: 'This page stopped working',
    hint: APP_WORDS.renderHint,
    icon: 'M4 11.5 12 5l8 6.5M6 10v9h12v-9M12 19v-3l-2-2 3-2-1-3',
  },
  account: {
    title: APP_WORDS.accountTitle,
    hint: APP_WORDS.accountHint,
    icon: `${CLOUD}M12 12v4M12 19.5v.01`,
  },
  offline: {
    title: 'You are offline',
    hint: APP_WORDS.offlineHint,
    icon: `${CLOUD}M4 4l16 16`,
  },
};

interface FallbackProps {
  readonly entry: PageEntry;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** The fallback of a page that failed to load: what happened, and what the visitor can do. */
export function PageFallback({ entry, busy, onRetry }: FallbackProps) {
  const online = useOnline(onRetry);
  const { failure } = entry;
  const { title, hint, icon } = WORDS[online ? (failure?.kind ?? 'load') : 'offline'];
  return (
    <section className={styles.fallback} role="alert" aria-busy={busy} data-remote={entry.remote}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
      <h1 className={styles.title}>{title}</h1>
      {online && <p>{failure?.message ?? APP_WORDS.regionFailed}</p>}
      <p className={styles.hint}>{hint}</p>
      <form method="get" className={styles.actions}>
        <button
          type="submit"
          className={styles.retry}
          disabled={busy}
          onClick={(event) => {
            event.preventDefault();
            onRetry();
          }}
        >
          {busy ? 'Trying again' : 'Try again'}
        </button>
        <Link to={HOME_LINK} className={styles.home}>
          {APP_WORDS.home}
        </Link>
      </form>
      {failure?.requestId && (
        <>
          <p className={styles.reference}>Reference: {failure.requestId}</p>
          <a href={supportChatLink({ about: 'error', reference: failure.requestId })} className={styles.home}>
            Chat with support
          </a>
        </>
      )}
    </section>
  );
}

/** Whether the browser has a network; true on the server. Calls back when the network returns. */
export function useOnline(onReturn: () => void): boolean {
  const online = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    addEventListener('online', onReturn);
    return () => removeEventListener('online', onReturn);
  }, [onReturn]);
  return online;
}

function onConnection(callback: () => void): () => void {
  addEventListener('online', callback);
  addEventListener('offline', callback);
  return () => {
    removeEventListener('online', callback);
    removeEventListener('offline', callback);
  };
}
