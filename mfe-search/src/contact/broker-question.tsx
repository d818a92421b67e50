import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { useState } from 'react';
import styles from './contact-sheet.module.css';

/** Asks a person whose account looks like a broker’s whether they are one. */
export function BrokerQuestion({ onAnswered }: { readonly onAnswered: () => void }) {
  const { http } = usePlatform();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const declare = async (broker: boolean) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await http.request(broker ? 'POST /api/v1/user/broker-declaration' : 'POST /api/v1/user/broker-denial', {});
      onAnswered();
    } catch (error) {
      setFailure(failureMessage(error));
      setBusy(false);
    }
  };
  return (
    <>
      <p className={styles.soft}>
        What you say is kept. If several owners report a broker after all, no more numbers are given.
      </p>
      {failure && <AlertNote tone="error">{failure}</AlertNote>}
      <Button variant="primary" wide busy={busy} onClick={() => void declare(false)}>
        I look for a home myself
      </Button>
      <Button wide busy={busy} onClick={() => void declare(true)}>
        I am a broker
      </Button>
    </>
  );
}
