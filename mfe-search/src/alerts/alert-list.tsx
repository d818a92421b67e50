import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { Panel, SoftText } from '@aangan/shared-kit/ui/layout';
import { startTransition, useEffect, useRef, useState } from 'react';
import { AlertItem } from './alert-item.tsx';
import styles from './alerts.module.css';
import { ALERTS_WORDS } from './alerts.words.ts';
import type { OwnAlerts } from './load-alerts.ts';

/** A person’s alerts with channel and frequency; each can be paused or deleted. Renders nothing without alerts. */
export function AlertList({ own: { lines, channels } }: { readonly own: OwnAlerts }) {
  const { revalidate } = useRevalidator();
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed button is removed with its alert, so the focus moves to the list.
    if (deleted.length > 0) heading.current?.focus();
  }, [deleted]);
  const shown = lines.filter(({ id }) => !deleted.includes(id));
  if (lines.length === 0 && deleted.length === 0) return null;
  const drop = (id: string) => {
    setDeleted([...deleted, id]);
    startTransition(() => void revalidate());
  };
  return (
    <section className={styles.part} aria-labelledby="own-alerts" id="alerts">
      <h2 id="own-alerts" ref={heading} tabIndex={-1}>
        Your alerts
      </h2>
      <SoftText role="status">
        {deleted.length > 0 && (shown.length > 0 ? 'The alert is deleted.' : ALERTS_WORDS.deletedLast)}
      </SoftText>
      <ul className={styles.part}>
        {shown.map((line) => (
          <Panel as="li" key={line.id} className={styles.panel}>
            <AlertItem line={line} channels={channels} onDeleted={() => drop(line.id)} />
          </Panel>
        ))}
      </ul>
    </section>
  );
}
