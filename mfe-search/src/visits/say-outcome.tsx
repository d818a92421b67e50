import type { VISIT_OUTCOMES } from '@aangan/shared-kit/contracts/visits';
import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Button } from '@aangan/shared-kit/ui/button';
import { useState } from 'react';
import { type Visit, visitOf } from './visit.ts';
import styles from './visits.module.css';

interface SayOutcomeProps {
  readonly visit: Visit;
  readonly onChanged: (visit: Visit) => void;
}

/** How was it: whether a visit that is over took place. */
export function SayOutcome({ visit, onChanged }: SayOutcomeProps) {
  const { http, alerts } = usePlatform();
  const [busy, setBusy] = useState(false);
  const say = async (outcome: (typeof VISIT_OUTCOMES)[number]) => {
    setBusy(true);
    try {
      const path = 'POST /api/v1/visits/{visitId}/outcome';
      const answer = await http.request(path, { params: { visitId: visit.id }, json: { outcome } });
      onChanged(visitOf(answer.visit));
    } catch (error) {
      alerts.show('error', failureMessage(error));
    }
    setBusy(false);
  };
  return (
    <fieldset className={styles.ways}>
      <legend className={styles.legend}>How was it?</legend>
      <Button size="small" busy={busy} onClick={() => void say('visited')}>
        It took place
      </Button>
      <Button size="small" busy={busy} onClick={() => void say('missed')}>
        It did not happen
      </Button>
    </fieldset>
  );
}
