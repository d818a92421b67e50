import type { CreditCheck } from '@aangan/shared-kit/contracts/credit-reports';
import { scoreBand } from '@aangan/shared-kit/domain/credit/credit-facts';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { Rows, Section, SmallText, SplitRow } from '@aangan/shared-kit/ui/layout';
import { AskedPress } from '../asked-press/public.ts';
import { CREDIT_STATES, CREDIT_WORDS as WORDS } from './credit-check.words.ts';
import { DO } from './credit-form.ts';

/** All checks of the person, the newest first; each can be deleted. */
export function CreditHistory({ checks }: { readonly checks: readonly CreditCheck[] }) {
  return (
    <Section aria-labelledby="history">
      <h2 id="history">{WORDS.history}</h2>
      <Rows>
        {checks.map(({ id, state, facts, askedAt, bureau, pan }) => (
          <li key={id}>
            <SplitRow>
              <strong>{formatDay(askedAt)}</strong>
              {facts && (
                <span>
                  {facts.score}, {scoreBand(facts.score)}
                </span>
              )}
            </SplitRow>
            <SmallText>{facts ? WORDS.from(bureau, formatDay(askedAt), pan) : CREDIT_STATES[state]}</SmallText>
            <AskedPress
              hidden={{ do: DO.remove, report: id }}
              title={
                <>
                  {WORDS.remove}
                  <span className="visually-hidden">: {formatDay(askedAt)}</span>
                </>
              }
              question={WORDS.removeQuestion}
              yes={WORDS.removeYes}
            />
          </li>
        ))}
      </Rows>
    </Section>
  );
}
