import type { OwnSecurityEvent } from '@aangan/shared-kit/contracts/sessions';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { useState } from 'react';
import styles from './profile.module.css';
import { Outcome } from './profile-section.tsx';

const WORDS: Readonly<Record<string, string>> = {
  'account-created': 'Account made',
  login: 'Logged in',
  'login-failed': 'A login did not work',
  logout: 'Logged out',
  'otp-sent': 'Code sent',
  'otp-failed': 'Wrong code',
  'otp-locked': 'Too many wrong codes',
  'password-locked': 'Too many wrong passwords',
  'password-changed': 'Password changed',
  'session-revoked': 'A device was logged out',
  'sessions-revoked': 'All other devices were logged out',
  'phone-changed': 'Number changed',
  'secondary-phone-changed': 'Second number changed',
  'email-changed': 'E-mail changed',
  'email-verified': 'E-mail verified',
  'data-exported': 'Copy of the data asked for',
  'consent-changed': 'Consent changed',
  'account-deleted': 'Deletion of the account',
};

const TIME = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** Recent security events of the account, fetched on request. */
export function SecurityEvents() {
  const [events, setEvents] = useState<readonly OwnSecurityEvent[]>();
  const loading = useMutation('GET /api/v1/user/security-events');

  const load = async () => setEvents((await loading.run({}))?.answer.events);

  return (
    <details className={styles.more} onToggle={(event) => event.currentTarget.open && !events && void load()}>
      <summary>Recent activity</summary>
      {loading.busy && <p role="status">Loading</p>}
      <Outcome problem={loading.problem} />
      {events && (
        <ol className={styles.rows}>
          {events.map(({ at, event, client, here }) => (
            <li key={`${at} ${event}`} className={styles.row}>
              <span>{WORDS[event] ?? event}</span>
              <span className={styles.soft}>
                {TIME.format(at)}, {here ? 'this device' : client}
              </span>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
