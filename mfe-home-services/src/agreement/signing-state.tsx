import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { Rows, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { PARTY_NAMES, AGREEMENT_PAGE_WORDS as WORDS } from './agreement.words.ts';
import type { LoadedAgreement } from './load-agreement.ts';

type Signature = LoadedAgreement['agreement']['signatures'][number];

const TONES = { open: 'attention', signed: 'good', refused: 'bad' } as const;

/** The e-stamp, and who has signed. */
export function SigningState({ agreement, booking }: Pick<LoadedAgreement, 'agreement' | 'booking'>) {
  const { certificate, signatures, deletedAt, terms } = agreement;
  const words = ({ party, state, signedAt }: Signature) => {
    const { name } = terms[party];
    return state === 'signed' ? WORDS.signed(name, formatDay(signedAt ?? 0)) : WORDS[state](name);
  };
  const isBeforeVisit = booking.hub !== null && booking.state !== 'done';
  return (
    <Section aria-labelledby="signatures">
      <h2 id="signatures">{WORDS.signatures}</h2>
      {certificate === null ? (
        <p role="status">{isBeforeVisit ? WORDS.afterVisit : WORDS.waiting}</p>
      ) : (
        <p>
          {WORDS.stamp}: {certificate}
        </p>
      )}
      <Rows>
        {signatures.map((signature) => (
          <li key={signature.party}>
            <StatusLabel tone={TONES[signature.state]}>{PARTY_NAMES[signature.party]}</StatusLabel> {words(signature)}
          </li>
        ))}
      </Rows>
      {deletedAt !== null && <SmallText>{WORDS.deleted(formatDay(deletedAt))}</SmallText>}
    </Section>
  );
}
