import { chatLink } from '@aangan/shared-kit/links/chat';
import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { EARLIER_WORDS } from './earlier-messages.words.ts';
import styles from './message.module.css';

export interface EarlierMessagesProps {
  /** Of the conversation. */
  readonly id: string;
  /** Number of the oldest message on the page. */
  readonly before: number;
  readonly load: () => Promise<void>;
}

/** Loads earlier messages when it comes into view, or by a press. Without JavaScript it is a link. */
export function EarlierMessages({ id, before, load }: EarlierMessagesProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const loadNow = async () => {
    if (state === 'loading') return;
    setState('loading');
    try {
      await load();
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  const seen = useEffectEvent(() => {
    // After a failure the reader decides when to try again.
    if (state === 'ready') void loadNow();
  });
  // The first answer of an observer tells whether the link is in view already: one that came while loading was ignored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page of messages is watched anew
  useEffect(() => {
    const element = place.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && seen());
    observer.observe(element);
    return () => observer.disconnect();
  }, [before, state]);
  const press = (event: MouseEvent) => {
    event.preventDefault();
    void loadNow();
  };
  return (
    <>
      {state === 'failed' && <AlertNote tone="error">{EARLIER_WORDS.failed}</AlertNote>}
      <p className={styles.earlier} ref={place}>
        <Link to={chatLink(id, { before })} onClick={press}>
          {state === 'loading' ? EARLIER_WORDS.loading : EARLIER_WORDS.earlier}
        </Link>
      </p>
    </>
  );
}
