import { type Lender, type LenderId, lenderOf } from '@aangan/shared-kit/domain/loans/lenders';
import {
  INSTALMENT_LAW,
  INSTALMENT_SOURCE,
  instalmentRoom,
  type LoanOffer,
  loanOffers,
} from '@aangan/shared-kit/domain/loans/loan-eligibility';
import type { LoanFacts } from '@aangan/shared-kit/domain/loans/loan-facts';
import { loanPapers } from '@aangan/shared-kit/domain/loans/loan-papers';
import { VALUE_LAW, VALUE_SOURCE } from '@aangan/shared-kit/domain/loans/loan-to-value';
import { rateSourceText } from '@aangan/shared-kit/domain/rate-source';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { CREDIT_CHECK_LINK } from '@aangan/shared-kit/links/credit';
import { askLenderLink, LOAN_REQUESTS_LINK } from '@aangan/shared-kit/links/loans';
import { Link } from '@aangan/shared-kit/platform/router';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { Rows, Section, SmallText, SplitRow } from '@aangan/shared-kit/ui/layout';
import styles from './loan-eligibility.module.css';
import { LOAN_WORDS } from './loan-eligibility.words.ts';

interface LoanResultProps {
  readonly facts: LoanFacts;
  readonly checkId: string;
  /** Lenders that take requests from here. */
  readonly lenders: readonly LenderId[];
}

/** What lenders could lend, which papers they want, and where the limits come from. */
export function LoanResult({ facts, checkId, lenders }: LoanResultProps) {
  const offers = loanOffers(facts);
  const most = offers[0]?.amount ?? 0;
  return (
    <>
      <Section aria-labelledby="result">
        <h2 id="result">{LOAN_WORDS.result}</h2>
        <p className={styles.most}>{most === 0 ? LOAN_WORDS.none : LOAN_WORDS.most(most)}</p>
        <p>{most === 0 ? LOAN_WORDS.noneText : LOAN_WORDS.room(instalmentRoom(facts))}</p>
        {most > 0 && <p>{LOAN_WORDS.own(facts.valueRupees - most)}</p>}
        <SmallText>{LOAN_WORDS.estimate}</SmallText>
        <p>
          <Link to={CREDIT_CHECK_LINK}>{LOAN_WORDS.creditScore}</Link>
        </p>
      </Section>
      {most > 0 && (
        <Section aria-labelledby="lenders">
          <h2 id="lenders">{LOAN_WORDS.lenders}</h2>
          <Rows>
            {offers.map((offer) => (
              <OfferRow
                key={offer.lender}
                offer={offer}
                askLink={lenders.includes(offer.lender) ? askLenderLink(checkId, offer.lender) : null}
              />
            ))}
          </Rows>
          {lenders.length > 0 && (
            <p>
              <Link to={LOAN_REQUESTS_LINK}>{LOAN_WORDS.requests}</Link>
            </p>
          )}
        </Section>
      )}
      <Section aria-labelledby="papers">
        <h2 id="papers">{LOAN_WORDS.papers}</h2>
        <ul className={styles.list}>
          {loanPapers(facts.work, facts.coIncomeRupees > 0).map((paper) => (
            <li key={paper}>{paper}</li>
          ))}
        </ul>
      </Section>
      <Section aria-labelledby="rules">
        <h2 id="rules">{LOAN_WORDS.rules}</h2>
        <p>{LOAN_WORDS.shares}</p>
        <SmallText>{rateSourceText(VALUE_LAW, VALUE_SOURCE)}</SmallText>
        <p>{LOAN_WORDS.half}</p>
        <SmallText>{rateSourceText(INSTALMENT_LAW, INSTALMENT_SOURCE)}</SmallText>
      </Section>
    </>
  );
}

interface OfferRowProps {
  readonly offer: LoanOffer;
  /** Null for a lender that takes no requests from here. */
  readonly askLink: string | null;
}

function OfferRow({ offer: { lender, amount, limit, emi, amountAtHighest }, askLink }: OfferRowProps) {
  const { name, from, to, source }: Lender = lenderOf(lender);
  return (
    <li>
      <SplitRow>
        <strong>{name}</strong>
        <strong>{LOAN_WORDS.amount(amount)}</strong>
      </SplitRow>
      <p>
        {LOAN_WORDS.rates(from, to)} · {LOAN_WORDS.emi(emi, from)}
      </p>
      <SmallText>
        {LOAN_WORDS.limit[limit]}{' '}
        {to !== null && amountAtHighest !== null && `${LOAN_WORDS.atHighest(amountAtHighest, to)} `}
        {source ? LOAN_WORDS.readIn(source.name, sourceDay(source.on)) : LOAN_WORDS.unconfirmed}
      </SmallText>
      {askLink !== null && amount > 0 && (
        <p>
          <LinkButton to={askLink} size="small">
            {LOAN_WORDS.ask(name)}
          </LinkButton>
        </p>
      )}
    </li>
  );
}

/** `2026-02-06` as `6 Feb 2026`; a year stays a year. */
function sourceDay(on: string): string {
  return on.length === 4 ? on : formatDay(Date.parse(on));
}
