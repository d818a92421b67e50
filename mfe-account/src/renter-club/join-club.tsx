import type { ClubConsent } from '@aangan/shared-kit/contracts/renter-club';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { type FormEvent, useState } from 'react';
import styles from './renter-club.module.css';
import { useClubCall } from './use-club-call.ts';

interface JoinClubProps {
  readonly consent: ClubConsent;
  readonly onJoined: () => void;
}

/** The join form. The consent box starts unticked. */
export function JoinClub({ consent, onJoined }: JoinClubProps) {
  const { http } = usePlatform();
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const { busy, failure, run } = useClubCall(
    () => http.request('POST /api/v1/renterclub/join', { json: { consentVersion: consent.version } }),
    onJoined,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!agreed);
    if (agreed) void run();
  };
  return (
    <form className={styles.own} onSubmit={submit} noValidate>
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
          Tick the box to join.
        </p>
      )}
      {failure !== undefined && <AlertNote tone="error">{failure}</AlertNote>}
      <Button type="submit" variant="primary" busy={busy}>
        Join the renter club
      </Button>
    </form>
  );
}
