import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { Button } from '@aangan/shared-kit/ui/button';
import { useState } from 'react';
import { JACKET_CHOICE_WORDS } from './jacket-choice.words.ts';
import styles from './saved-homes.module.css';

/** Shown once the choice is saved. */
const SAID = {
  never: JACKET_CHOICE_WORDS.never,
  again: JACKET_CHOICE_WORDS.again,
} as const;

/** Turns suggestions of this page off, and all suggestions on again. */
export function JacketChoice({ jacketId }: { readonly jacketId: string }) {
  const { session, alerts } = usePlatform();
  const [chosen, setChosen] = useState<keyof typeof SAID>();
  const { busy, run } = useMutation('POST /api/v1/jacket/persist/audit/{jacketId}', {
    onProblem: (problem) => alerts.show('error', problem),
  });
  const choose = async (action: keyof typeof SAID, id: string) => {
    const json = { uId: session.account?.id ?? session.deviceId, action };
    if (await run({ params: { jacketId: id }, json })) setChosen(action);
  };
  return (
    <div className={styles.choice}>
      <p role="status">{chosen ? SAID[chosen] : JACKET_CHOICE_WORDS.about}</p>
      <Button variant="quiet" size="small" busy={busy} onClick={() => void choose('never', jacketId)}>
        Don’t suggest it again
      </Button>
      <Button variant="quiet" size="small" busy={busy} onClick={() => void choose('again', 'all')}>
        Bring all suggestions back
      </Button>
    </div>
  );
}
