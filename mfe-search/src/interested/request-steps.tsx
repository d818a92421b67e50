import type { InterestedPerson } from '@aangan/shared-kit/contracts/interested';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { WrappedRow } from '@aangan/shared-kit/ui/layout';
import styles from './interested.module.css';
import { INTERESTED_WORDS } from './interested.words.ts';

interface RequestStepsProps {
  readonly id: string;
  readonly name: string;
  readonly state: InterestedPerson['request'];
}

/** The buttons to approve or decline a request for the owner’s number. */
export function RequestSteps({ id, name, state }: RequestStepsProps) {
  const { http, alerts } = usePlatform();
  const { revalidate } = useRevalidator();
  const { busy, problem, run } = useMutation(async (allow: boolean, options) => {
    const call = { params: { requestId: id }, json: { allow } };
    const answer = await http.request('POST /api/v1/user/contact-requests/{requestId}', call, options);
    if (answer.state === 'allowed') alerts.show('success', INTERESTED_WORDS.agreed(name));
    // The server returns the new state: the contact with its number, or the refusal.
    await revalidate();
  });
  if (state !== 'waiting') return <p className={styles.soft}>{INTERESTED_WORDS.declined}</p>;
  return (
    <>
      {problem && <AlertNote tone="error">{problem}</AlertNote>}
      <WrappedRow>
        <Button variant="primary" busy={busy} onClick={() => void run(true)}>
          Give my number
        </Button>
        <Button busy={busy} onClick={() => void run(false)}>
          No, thank you
        </Button>
      </WrappedRow>
      <p className={styles.soft}>{INTERESTED_WORDS.question}</p>
    </>
  );
}
