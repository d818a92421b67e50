import type { PageEntry } from './page-entry.ts';
import styles from './page-fallback.module.css';

/** What a visitor sees in the place of a page that did not come: what happened, and a way on. */
export function PageFallback({ entry, busy, onRetry }: { entry: PageEntry; busy: boolean; onRetry: () => void }) {
  return (
    <section className={styles.fallback} role="alert" aria-busy={busy} data-remote={entry.remote}>
      <h1 className={styles.title}>This page is not coming through</h1>
      <p>{entry.failure?.message ?? 'This part of the page could not be loaded.'}</p>
      <p className={styles.hint}>The rest of the site works. You can try again or use the menu above.</p>
      <form method="get">
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
      </form>
      {entry.failure?.requestId && <p className={styles.hint}>Reference: {entry.failure.requestId}</p>}
    </section>
  );
}
