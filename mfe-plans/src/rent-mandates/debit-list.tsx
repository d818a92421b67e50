import type { RentDebit } from '@aangan/shared-kit/contracts/rent-mandates';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { monthWords } from '@aangan/shared-kit/domain/rent-receipts/receipt-month';
import { dueLink } from '@aangan/shared-kit/links/rent-pay';
import { Link } from '@aangan/shared-kit/platform/router';
import { Rows, Section, SmallText, SplitRow } from '@aangan/shared-kit/ui/layout';
import { DEBIT_WORDS, FAILURE_WORDS, AUTOMATIC_WORDS as WORDS } from './automatic.words.ts';

/** What was taken, and what was not and why, newest first. */
export function DebitList({ debits }: { readonly debits: readonly RentDebit[] }) {
  return (
    <Section aria-labelledby="taken">
      <h2 id="taken">{WORDS.history}</h2>
      <Rows>
        {debits.map((debit) => (
          <DebitItem key={`${debit.month}-${debit.attempt}-${debit.debitAt}`} debit={debit} />
        ))}
      </Rows>
    </Section>
  );
}

/** States after which the payer pays by hand. */
const BY_HAND: readonly RentDebit['state'][] = ['failed', 'too-high', 'skipped'];

function DebitItem({ debit: { month, state, paise, debitAt, failure, dueId } }: { readonly debit: RentDebit }) {
  return (
    <SplitRow as="li">
      <div>
        <strong>{monthWords(month)}</strong>
        <SmallText>
          {DEBIT_WORDS[state]}, {formatDay(debitAt)}
        </SmallText>
        {failure !== null && <SmallText>{FAILURE_WORDS[failure]}</SmallText>}
      </div>
      <div>
        <strong>{formatPaise(paise)}</strong>
        {dueId !== null && (
          <p>
            <Link to={dueLink(dueId)}>
              {BY_HAND.includes(state) ? WORDS.payByHand : WORDS.payment}
              <span className="visually-hidden">: {monthWords(month)}</span>
            </Link>
          </p>
        )}
      </div>
    </SplitRow>
  );
}
