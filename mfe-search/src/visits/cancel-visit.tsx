import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Button } from '@aangan/shared-kit/ui/button';
import { useState } from 'react';
import { type Visit, visitOf } from './visit.ts';
import styles from './visit-sheet.module.css';

interface CancelVisitProps {
  readonly visit: Visit;
  readonly onChanged: (visit: Visit) => void;
}

/** Asks once more: the hour is somebody else's the moment it is let go. */
export function CancelVisit({ visit, onChanged }: CancelVisitProps) {
  const { http, alerts } = usePlatform();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    try {
      const params = { visitId: visit.id };
      const answer = await http.request('POST /api/v1/visits/{visitId}/cancel', { params });
      alerts.show('success', `Visit cancelled. ${visit.person} has been told.`);
      onChanged(visitOf(answer.visit));
    } catch (error) {
      alerts.show('error', failureMessage(error));
    }
    setBusy(false);
  };
  if (!asked) {
    return (
      <Button size="small" variant="quiet" onClick={() => setAsked(true)}>
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
      <Button size="small" autoFocus onClick={() => setAsked(false)}>
        Keep it
      </Button>
    </fieldset>
  );
}
