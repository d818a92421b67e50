import type { OwnSecurityEvent } from '@aangan/shared-kit/contracts/sessions';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { SplitRow, Stack } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import styles from './profile.module.css';
import { Outcome } from './profile-section.tsx';
import { SETTLED_WORDS } from './settled.words.ts';

const WORDS: Readonly<Record<string, string>> = {
  'account-created': 'Account created',
  login: 'Logged in',
  'login-failed': SETTLED_WORDS.loginFailed,
  logout: 'Logged out',
  'otp-sent': 'Code sent',
  'otp-failed': 'Wrong code',
  'otp-locked': 'Too many wrong codes',
  'password-locked': 'Too many wrong passwords',
  'password-changed': 'Password changed',
  'session-revoked': SETTLED_WORDS.deviceOut,
  'sessions-revoked': SETTLED_WORDS.allOut,
  'phone-changed': 'Number changed',
  'secondary-phone-changed': 'Second number changed',
  'email-changed': 'E-mail changed',
  'email-verified': 'E-mail verified',
  'data-exported': SETTLED_WORDS.copyAsked,
  'consent-changed': 'Consent changed',
  'account-deleted': 'Account deletion',
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
        <Stack as="ol" gap={12}>
          {events.map(({ at, event, client, here }) => (
            <SplitRow as="li" key={`${at} ${event}`}>
              <span>{WORDS[event] ?? event}</span>
              <span className={styles.soft}>
                {TIME.format(at)}, {here ? 'this device' : client}
              </span>
            </SplitRow>
          ))}
        </Stack>
      )}
    </details>
  );
}
