import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Button } from '@aangan/shared-kit/ui/button';
import { useState } from 'react';
import styles from './saved-homes.module.css';

/** Shown once the choice is saved. */
const SAID = {
  never: 'We won’t suggest this again.',
  again: 'Suggestions are shown again, at most one a day.',
} as const;

/** Turns suggestions of this page off, and all suggestions on again. */
export function JacketChoice({ jacketId }: { readonly jacketId: string }) {
  const { http, session, alerts } = usePlatform();
  const [chosen, setChosen] = useState<keyof typeof SAID>();
  const [busy, setBusy] = useState(false);
  const choose = async (action: keyof typeof SAID, id: string) => {
    setBusy(true);
    try {
      const json = { uId: session.account?.id ?? session.deviceId, action };
      await http.request('POST /api/v1/jacket/persist/audit/{jacketId}', { params: { jacketId: id }, json });
      setChosen(action);
    } catch (error) {
      alerts.show('error', failureMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.choice}>
      <p role="status">{chosen ? SAID[chosen] : 'Aangan may suggest this page to you now and then.'}</p>
      <Button variant="quiet" size="small" busy={busy} onClick={() => void choose('never', jacketId)}>
        Don’t suggest it again
      </Button>
      <Button variant="quiet" size="small" busy={busy} onClick={() => void choose('again', 'all')}>
        Bring all suggestions back
      </Button>
    </div>
  );
}
