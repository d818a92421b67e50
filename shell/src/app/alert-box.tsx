import { ALERT_DURATION_MS } from '@aangan/shared-kit/domain/platform-limits';
import { useEffect, useState, useSyncExternalStore } from 'react';
import styles from './alert-box.module.css';
import type { Alert, AlertsStore } from './alerts.store.ts';

/** The top alert box: `placeAlerts` moves it off titles and controls. Announced to screen readers, removed after three seconds unless hovered or focused. */
export function AlertBox({ store }: { store: AlertsStore }) {
  const { alerts, dismiss } = useSyncExternalStore(store.subscribe, store.getState, store.getInitialState);
  const ofKind = (errors: boolean) => alerts.filter((alert) => (alert.kind === 'error') === errors);
  return (
    <div className={styles.box}>
      <div role="status">
        {ofKind(false).map((alert) => (
          <AlertRow key={alert.id} alert={alert} onDismiss={dismiss} />
        ))}
      </div>
      <div role="alert">
        {ofKind(true).map((alert) => (
          <AlertRow key={alert.id} alert={alert} onDismiss={dismiss} />
        ))}
      </div>
    </div>
  );
}

function AlertRow({ alert, onDismiss }: { alert: Alert; onDismiss: (id: number) => void }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onDismiss(alert.id), ALERT_DURATION_MS);
    return () => clearTimeout(timer);
  }, [held, alert.id, onDismiss]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering or focusing only holds the timer
    <div
      data-alert=""
      className={`${styles.row} ${styles[alert.kind]}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{alert.message}</span>
      <button type="button" className={styles.close} onClick={() => onDismiss(alert.id)}>
        <span aria-hidden="true">×</span>
        <span className="visually-hidden">Close message</span>
      </button>
    </div>
  );
}
