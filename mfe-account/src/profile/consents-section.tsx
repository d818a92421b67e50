import type { Consent } from '@aangan/shared-kit/contracts/privacy';
import { CONSENT_PURPOSES, type ConsentPurposeName } from '@aangan/shared-kit/domain/consent-purposes';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { CheckRow } from '@aangan/shared-kit/ui/check-row';
import { Rows } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import styles from './profile.module.css';
import { Outcome, ProfileSection } from './profile-section.tsx';
import { SETTLED_WORDS } from './settled.words.ts';

const PURPOSES = Object.entries(CONSENT_PURPOSES) as [
  ConsentPurposeName,
  (typeof CONSENT_PURPOSES)[ConsentPurposeName],
][];

/** The person's consents by purpose, with dates. A change takes effect at once. */
export function ConsentsSection({ consents }: { readonly consents: readonly Consent[] }) {
  const [status, setStatus] = useState(consents);
  const saving = useMutation('POST /api/v1/user/consents');

  const change = async (purpose: ConsentPurposeName, given: boolean) => {
    const saved = await saving.run({ json: { purpose, given } });
    if (saved) setStatus((before) => [...before.filter((each) => each.purpose !== purpose), saved.answer]);
  };

  return (
    <ProfileSection title="What you agreed to" lead={SETTLED_WORDS.consents}>
      <Rows>
        {PURPOSES.map(([purpose, { name, withdrawable }]) => {
          const answer = status.find((each) => each.purpose === purpose);
          return (
            <li key={purpose}>
              <CheckRow>
                <input
                  type="checkbox"
                  checked={answer?.given ?? false}
                  disabled={saving.busy || (!withdrawable && answer?.given === true)}
                  onChange={(event) => void change(purpose, event.target.checked)}
                />
                <span>
                  {name}
                  <span className={styles.soft}>{answer ? when(answer) : 'Not given'}</span>
                </span>
              </CheckRow>
            </li>
          );
        })}
      </Rows>
      <Outcome problem={saving.problem} />
    </ProfileSection>
  );
}

function when({ given, at, version, client }: Consent): string {
  return `${given ? 'Agreed' : 'Withdrawn'} on ${formatDay(at)}, ${client}, words of ${version}`;
}
