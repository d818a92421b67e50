import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { useState } from 'react';
import { type Visit, visitOf } from './visit.ts';

interface ConfirmVisitProps {
  readonly visit: Visit;
  readonly onChanged: (visit: Visit) => void;
}

/** Who is asked says that they come; nothing happens to who does not. */
export function ConfirmVisit({ visit, onChanged }: ConfirmVisitProps) {
  const { http, alerts } = usePlatform();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      const path = 'POST /api/v1/visits/{visitId}/confirm';
      const answer = await http.request(path, { params: { visitId: visit.id } });
      alerts.show('success', `${visit.person} sees that you come.`);
      onChanged(visitOf(answer.visit));
    } catch (error) {
      alerts.show('error', failureMessage(error));
    }
    setBusy(false);
  };
  return (
    <AlertNote tone="attention">
      Do you come? {visit.person} waits for you.{' '}
      <Button size="small" busy={busy} onClick={() => void confirm()}>
        Yes, I come
      </Button>
    </AlertNote>
  );
}
