import { AlertItem } from './alert-item.tsx';
import styles from './alerts.module.css';
import type { OwnAlerts } from './load-alerts.ts';

/** What somebody is told of, with how and how often; each can rest or go. */
export function AlertList({ own: { lines, channels } }: { readonly own: OwnAlerts }) {
  return (
    <section className={styles.part} aria-labelledby="own-alerts" id="alerts">
      <h2 id="own-alerts">Your alerts</h2>
      <ul className={styles.part}>
        {lines.map((line) => (
          <li key={line.id} className={styles.panel}>
            <AlertItem line={line} channels={channels} />
          </li>
        ))}
      </ul>
    </section>
  );
}
