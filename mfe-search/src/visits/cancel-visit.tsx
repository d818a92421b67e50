import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { useState } from 'react';
import { useVisitChange } from './use-visit-change.ts';
import type { Visit } from './visit.ts';
import styles from './visit-sheet.module.css';

interface CancelVisitProps {
  readonly visit: Visit;
  readonly onChanged: (visit: Visit) => void;
}

/** Asks once more: the hour is somebody else's the moment it is let go. */
export function CancelVisit({ visit, onChanged }: CancelVisitProps) {
  const { http } = usePlatform();
  const [step, setStep] = useState<'ready' | 'asked' | 'kept'>('ready');
  const { busy, problem, make } = useVisitChange(onChanged);
  const cancel = () => {
    const params = { visitId: visit.id };
    const call = http.request('POST /api/v1/visits/{visitId}/cancel', { params });
    return make(call, `Visit cancelled. ${visit.person} has been told.`);
  };
  if (step !== 'asked') {
    return (
      // Whoever keeps the visit by keys is where they were before.
      <Button size="small" variant="quiet" autoFocus={step === 'kept'} onClick={() => setStep('asked')}>
        Cancel visit
      </Button>
    );
  }
  return (
    <fieldset className={styles.asked}>
      <legend>Cancel this visit? Somebody else may take the hour at once.</legend>
      <Button size="small" variant="danger" busy={busy} onClick={() => void cancel()}>
        Yes, cancel it
      </Button>
      {/* The button that was pressed is gone, and this is the safe answer. */}
      <Button size="small" autoFocus onClick={() => setStep('kept')}>
        Keep it
      </Button>
      {problem !== undefined && <AlertNote tone="error">{problem}</AlertNote>}
    </fieldset>
  );
}
