import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { ConfirmedButton } from '@aangan/shared-kit/ui/confirmed-button';
import { ALERTS_WORDS } from './alerts.words.ts';

interface DeleteAlertProps {
  readonly id: string;
  readonly name: string;
  readonly onDeleted: () => void;
}

/** Asks for confirmation, because deleting an alert also deletes its matches. */
export function DeleteAlert({ id, name, onDeleted }: DeleteAlertProps) {
  const { busy, problem, run } = useMutation('DELETE /api/v1/alerts/{alertId}');
  const remove = async () => {
    if (await run({ params: { alertId: id } })) onDeleted();
  };
  return (
    <ConfirmedButton
      variant="danger"
      question={ALERTS_WORDS.deleteQuestion(name)}
      yes="Yes, delete it"
      busy={busy}
      problem={problem}
      onConfirm={() => void remove()}
    >
      Delete<span className="visually-hidden"> {name}</span>
    </ConfirmedButton>
  );
}
