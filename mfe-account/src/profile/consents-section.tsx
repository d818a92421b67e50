import type { Consent } from '@aangan/shared-kit/contracts/privacy';
import { CONSENT_PURPOSES, type ConsentPurposeName } from '@aangan/shared-kit/domain/consent-purposes';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useState } from 'react';
import { useCall } from '../calls/public.ts';
import styles from './profile.module.css';
import { Outcome, ProfileSection } from './profile-section.tsx';

const PURPOSES = Object.entries(CONSENT_PURPOSES) as [
  ConsentPurposeName,
  (typeof CONSENT_PURPOSES)[ConsentPurposeName],
][];

/** The person's consents by purpose, with dates. A change takes effect at once. */
export function ConsentsSection({ consents }: { readonly consents: readonly Consent[] }) {
  const { http } = usePlatform();
  const [status, setStatus] = useState(consents);
  const saving = useCall();

  const change = (purpose: ConsentPurposeName, given: boolean) =>
    saving.run(async () => {
      const answer = await http.request('POST /api/v1/user/consents', { json: { purpose, given } });
      setStatus((before) => [...before.filter((each) => each.purpose !== purpose), answer]);
    });

  return (
    <ProfileSection title="What you agreed to" lead="Nothing here is needed for using Aangan, but for the terms.">
      <ul className={styles.rows}>
        {PURPOSES.map(([purpose, { name, withdrawable }]) => {
          const answer = status.find((each) => each.purpose === purpose);
          return (
            <li key={purpose}>
              <label className={styles.check}>
                <input
                  type="checkbox"
                  checked={answer?.given ?? false}
                  disabled={saving.busy || (!withdrawable && answer?.given === true)}
                  onChange={(event) => void change(purpose, event.target.checked)}
                />
                <span>
                  {name}
                  <span className={styles.soft}>{answer ? when(answer) : 'Not asked yet'}</span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <Outcome problem={saving.problem} />
    </ProfileSection>
  );
}

function when({ given, at, version, client }: Consent): string {
  return `${given ? 'Agreed' : 'Withdrawn'} on ${formatDay(at)}, ${client}, words of ${version}`;
}
