import type { ClubConsent } from '@aangan/shared-kit/contracts/renter-club';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { Panel } from '@aangan/shared-kit/ui/layout';
import { type FormEvent, useState } from 'react';
import { CLUB_FAILURE } from './club-failure.ts';
import styles from './renter-club.module.css';
import { RENTER_CLUB_WORDS } from './renter-club.words.ts';

interface JoinClubProps {
  readonly consent: ClubConsent;
  readonly onJoined: () => void;
}

/** The join form. The consent box starts unticked. */
export function JoinClub({ consent, onJoined }: JoinClubProps) {
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const joining = useMutation('POST /api/v1/renterclub/join', { otherwise: CLUB_FAILURE });
  const join = async () => {
    if (await joining.run({ json: { consentVersion: consent.version } })) onJoined();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!agreed);
    if (agreed) void join();
  };
  return (
    <Panel as="form" gap={12} className={styles.own} onSubmit={submit} noValidate>
      <label className={styles.consent}>
        <input
          type="checkbox"
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
          aria-invalid={missing && !agreed ? true : undefined}
          aria-describedby={missing && !agreed ? 'club-consent-error' : undefined}
        />
        {consent.words}
      </label>
      {missing && !agreed && (
        <p id="club-consent-error" className={styles.error} role="alert">
          {RENTER_CLUB_WORDS.tick}
        </p>
      )}
      {joining.problem !== undefined && <AlertNote tone="error">{joining.problem}</AlertNote>}
      <Button type="submit" variant="primary" busy={joining.busy}>
        Join the renter club
      </Button>
    </Panel>
  );
}
