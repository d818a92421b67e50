import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { useState } from 'react';
import styles from './alerts.module.css';

interface DeleteAlertProps {
  readonly id: string;
  readonly name: string;
  readonly onDeleted: () => void;
}

/** Asks once more: what an alert has found goes with it. */
export function DeleteAlert({ id, name, onDeleted }: DeleteAlertProps) {
  const { http } = usePlatform();
  const [step, setStep] = useState<'ready' | 'asked' | 'kept'>('ready');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const remove = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await http.request('DELETE /api/v1/alerts/{alertId}', { params: { alertId: id } });
      onDeleted();
    } catch (error) {
      setFailure(failureMessage(error));
      setBusy(false);
    }
  };
  if (step !== 'asked') {
    return (
      // Whoever keeps the alert by keys is where they were before.
      <Button variant="danger" autoFocus={step === 'kept'} onClick={() => setStep('asked')}>
        Delete<span className="visually-hidden"> {name}</span>
      </Button>
    );
  }
  return (
    <fieldset className={styles.asked}>
      <legend>Delete {name}? What it has found goes too.</legend>
      <Button variant="danger" busy={busy} onClick={() => void remove()}>
        Yes, delete it
      </Button>
      {/* The button that was pressed is gone, and this is the safe answer. */}
      <Button autoFocus onClick={() => setStep('kept')}>
        Keep it
      </Button>
      {failure && <AlertNote tone="error">{failure}</AlertNote>}
    </fieldset>
  );
}
