import { Button } from '@aangan/shared-kit/ui/button';
import { useLayoutEffect, useRef } from 'react';
import type { ConsentPurpose } from './consent.ts';
import styles from './consent-bar.module.css';
import type { ConsentStore } from './consent-store.ts';
import { PURPOSE_WORDS } from './purpose-words.ts';

interface ConsentBarProps {
  readonly store: ConsentStore;
  /** What something waits for. */
  readonly purposes: readonly ConsentPurpose[];
  readonly onDetails: () => void;
}

/** Asks once, at the bottom edge, without standing in the way: the page's own bars move up by its height. */
export function ConsentBar({ store, purposes, onDetails }: ConsentBarProps) {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const makeRoom = () => {
      const height = `${bar.current?.offsetHeight ?? 0}px`;
      style.setProperty('--bottom-room', height);
      style.scrollPaddingBlockEnd = height;
    };
    makeRoom();
    window.addEventListener('resize', makeRoom);
    return () => {
      window.removeEventListener('resize', makeRoom);
      style.removeProperty('--bottom-room');
      style.scrollPaddingBlockEnd = '';
    };
  }, []);
  const chooseAll = (choice: 'granted' | 'denied') =>
    store.choose(Object.fromEntries(purposes.map((purpose) => [purpose, choice])));
  const names = purposes.map((purpose) => PURPOSE_WORDS[purpose].name.toLowerCase());
  return (
    <section ref={bar} className={styles.bar} aria-label="Privacy choices">
      <p className={styles.words}>
        May we use other companies’ tools for {new Intl.ListFormat('en-IN').format(names)}? Aangan works without them.
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => chooseAll('denied')}>Decline</Button>
        <Button onClick={() => chooseAll('granted')}>Accept</Button>
        <Button variant="quiet" onClick={onDetails}>
          Choose
        </Button>
      </div>
    </section>
  );
}
