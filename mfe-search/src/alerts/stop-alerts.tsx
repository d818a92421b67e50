import { ALERTS_LINK } from '@aangan/shared-kit/links/alerts';
import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { EndedLink } from '@aangan/shared-kit/ui/ended-link';
import { SoftText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import styles from './alerts.module.css';
import type { StopData } from './load-stop.ts';
import { STOP_ALERTS_WORDS } from './stop-alerts.words.ts';

interface StopAlertsProps {
  readonly data: StopData;
  readonly title: string;
}

/** One button that submits a form. It needs no login and no JavaScript, and link scanners do not trigger it. */
export function StopAlerts({ data: { action, alerts }, title }: StopAlertsProps) {
  if (!alerts) {
    return (
      <PageColumn width="list" top={32} bottom={72}>
        <EndedLink title={STOP_ALERTS_WORDS.endedTitle} next={{ to: ALERTS_LINK, label: STOP_ALERTS_WORDS.alerts }}>
          {STOP_ALERTS_WORDS.ended}
        </EndedLink>
      </PageColumn>
    );
  }
  const going = alerts.filter(({ stopped }) => !stopped);
  return (
    <PageColumn width="list" top={32} bottom={72}>
      <h1>{title}</h1>
      {alerts.length === 0 && <p>{STOP_ALERTS_WORDS.gone}</p>}
      {alerts.length > 0 && (
        <>
          {going.length === 0 && <AlertNote tone="good">{STOP_ALERTS_WORDS.stopped}</AlertNote>}
          <ul className={styles.names}>
            {alerts.map(({ name }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two alerts may have one name
              <li key={index}>{name}</li>
            ))}
          </ul>
          <form method="post" action={going.length > 0 ? action : `${action}?undo=1`}>
            {going.length > 0 ? (
              <Button type="submit" variant="primary">
                {alerts.length === 1 ? 'Stop this alert' : 'Stop these alerts'}
              </Button>
            ) : (
              <Button type="submit">Undo</Button>
            )}
          </form>
        </>
      )}
      <SoftText>
        {STOP_ALERTS_WORDS.changeBefore} <Link to={ALERTS_LINK}>your alerts</Link>.
      </SoftText>
    </PageColumn>
  );
}
