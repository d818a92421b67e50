import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useEffect, useRef } from 'react';
import { APP_WORDS } from './app.words.ts';
import type { PageEntry } from './page-entry.ts';
import styles from './page-fallback.module.css';

/** Replaces a personal page until the visitor has logged in. */
export function Gate({ entry }: { entry: PageEntry }) {
  const { session, signUp } = usePlatform();
  const asked = useRef(false);
  const ask = () => {
    asked.current = true;
    void signUp.require('account');
  };
  useEffect(() => {
    // Once without a click, and not while the session is being checked.
    if (!session.loggedIn && !asked.current) ask();
  });
  return (
    <section className={styles.fallback} data-gate>
      <h1 className={styles.title}>Log in to see {entry.login || 'this page'}</h1>
      <p>{APP_WORDS.gate}</p>
      <button type="button" className={styles.retry} onClick={ask}>
        Log in
      </button>
      <noscript>
        <p>{APP_WORDS.gateScript}</p>
      </noscript>
    </section>
  );
}
