import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { ConfirmedButton } from '@aangan/shared-kit/ui/confirmed-button';
import { useState } from 'react';

interface DeleteAlertProps {
  readonly id: string;
  readonly name: string;
  readonly onDeleted: () => void;
}

/** Asks for confirmation, because deleting an alert also deletes its matches. */
export function DeleteAlert({ id, name, onDeleted }: DeleteAlertProps) {
  const { http } = usePlatform();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const remove = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await http.request('DELETE /api/v1/alerts/{alertId}', { params: { alertId: id } });
      onDeleted();
    } catch (error) {
      setProblem(failureMessage(error));
      setBusy(false);
    }
  };
  return (
    <ConfirmedButton
      variant="danger"
      question={`Delete ${name}? What it has found goes too.`}
      yes="Yes, delete it"
      busy={busy}
      problem={problem}
      onConfirm={() => void remove()}
    >
      Delete<span className="visually-hidden"> {name}</span>
    </ConfirmedButton>
  );
}
