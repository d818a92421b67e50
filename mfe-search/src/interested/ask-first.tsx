import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Stack } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import styles from './interested.module.css';
import { INTERESTED_WORDS } from './interested.words.ts';

/** The toggle for approving each request for the owner’s number; a change is saved at once. */
export function AskFirst({ askFirst }: { readonly askFirst: boolean }) {
  const { http, alerts } = usePlatform();
  const [wanted, setWanted] = useState(askFirst);
  const [said, setSaid] = useState('');
  const change = async (next: boolean) => {
    setWanted(next);
    try {
      await http.request('PUT /api/v1/user/contact-preference', { json: { askFirst: next } });
      setSaid(next ? INTERESTED_WORDS.askFirst : INTERESTED_WORDS.shareAtOnce);
    } catch (error) {
      setWanted(!next);
      alerts.show('error', failureMessage(error));
    }
  };
  return (
    <Stack gap={8}>
      <label className={styles.check}>
        <input type="checkbox" checked={wanted} onChange={(event) => void change(event.target.checked)} />
        {INTERESTED_WORDS.label}
      </label>
      <p className={styles.soft} role="status">
        {said}
      </p>
    </Stack>
  );
}
