import type { CreditCheck } from '@aangan/shared-kit/contracts/credit-reports';
import { type CreditFacts, SCORE_RANGE, scoreBand } from '@aangan/shared-kit/domain/credit/credit-facts';
import { type CreditReason, creditReasons } from '@aangan/shared-kit/domain/credit/credit-reasons';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Bullets, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { LinedFacts } from '@aangan/shared-kit/ui/lined-rows';
import { RangeScale } from '@aangan/shared-kit/ui/range-scale';
import styles from './credit-check.module.css';
import { CREDIT_STATES, REASON_WORDS, CREDIT_WORDS as WORDS } from './credit-check.words.ts';

/** The newest check: its score with the reasons, or why there is none. */
export function CreditReport({ check }: { readonly check: CreditCheck }) {
  const { state, facts, bureau, askedAt, pan } = check;
  const source = <SmallText>{WORDS.from(bureau, formatDay(askedAt), pan)}</SmallText>;
  if (facts === null) {
    return (
      <Section aria-label={WORDS.report}>
        <AlertNote tone={state === 'no-history' ? 'info' : 'attention'}>{CREDIT_STATES[state]}</AlertNote>
        {source}
      </Section>
    );
  }
  const reasons = creditReasons(facts);
  const { least, most } = SCORE_RANGE;
  return (
    <>
      <Section aria-label={WORDS.title}>
        <p className={styles.score}>
          <strong>{facts.score}</strong> {scoreBand(facts.score)}
        </p>
        <RangeScale low={least} median={facts.score} high={most} format={String} />
        {source}
      </Section>
      <Reasons title={WORDS.hurts} reasons={reasons.filter(({ helps }) => !helps)} />
      <Reasons title={WORDS.helps} reasons={reasons.filter(({ helps }) => helps)} />
      <SmallText>{WORDS.formula}</SmallText>
      <ReportFacts facts={facts} />
    </>
  );
}

function Reasons({ title, reasons }: { readonly title: string; readonly reasons: readonly CreditReason[] }) {
  if (reasons.length === 0) return null;
  return (
    <Section aria-label={title}>
      <h2>{title}</h2>
      <Bullets>
        {reasons.map(({ topic, helps }) => (
          <li key={topic}>{REASON_WORDS[topic][helps ? 'helps' : 'hurts']}</li>
        ))}
      </Bullets>
    </Section>
  );
}

function ReportFacts({ facts }: { readonly facts: CreditFacts }) {
  const { accounts, balanceRupees, cards, oldestMonths, latePayments, overdueRupees, enquiries } = facts;
  const rows: readonly (readonly [string, string])[] = [
    [WORDS.accounts, WORDS.accountsOf(accounts.active, accounts.closed)],
    [WORDS.defaulted, String(accounts.defaulted)],
    [WORDS.owed, formatRupees(balanceRupees)],
    ...(cards === null
      ? []
      : [[WORDS.cards, WORDS.cardsOf(formatRupees(cards.balanceRupees), formatRupees(cards.limitRupees))] as const]),
    ...(oldestMonths === null ? [] : [[WORDS.oldest, WORDS.oldestOf(oldestMonths)] as const]),
    [WORDS.late, String(latePayments)],
    [WORDS.overdue, formatRupees(overdueRupees)],
    [WORDS.enquiries, String(enquiries)],
  ];
  return (
    <Section aria-labelledby="report">
      <h2 id="report">{WORDS.report}</h2>
      <LinedFacts>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </LinedFacts>
      <SmallText>{WORDS.wrong}</SmallText>
    </Section>
  );
}
