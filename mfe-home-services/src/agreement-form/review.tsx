import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { indiaDayStart } from '@aangan/shared-kit/domain/india-day';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { type AgreementStep, agreementStepLink } from '@aangan/shared-kit/links/agreements';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { Facts } from '@aangan/shared-kit/ui/facts';
import { Panel, SmallText, SplitRow } from '@aangan/shared-kit/ui/layout';
import { type PricedLinesFacts, PriceLines } from '../price-lines/public.ts';
import { StampNote, type StampNoteProps } from '../stamp-note/public.ts';
import { STEP_TITLES, FORM_WORDS as WORDS } from './agreement-form.words.ts';
import { type TypedAgreement, termsOf } from './typed-agreement.ts';

interface ReviewProps {
  readonly typed: TypedAgreement;
  readonly isChange: boolean;
  /** Undefined while there is none. */
  readonly price: (PricedLinesFacts & { readonly stampDuty: StampNoteProps['duty'] }) | undefined;
}

/** Everything that was typed, with links back to its step, and the price. */
export function Review({ typed, isChange, price }: ReviewProps) {
  const { busy } = usePageAction();
  return (
    <>
      {factsOf(typed).map(([step, facts]) => (
        <Panel key={step} as="section" aria-labelledby={`review-${step}`}>
          <SplitRow>
            <h2 id={`review-${step}`}>{STEP_TITLES[step]}</h2>
            <Link to={agreementStepLink(step)}>
              {WORDS.edit}
              <span className="visually-hidden">: {STEP_TITLES[step]}</span>
            </Link>
          </SplitRow>
          <Facts gap={8}>
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
        </Panel>
      ))}
      {price && (
        <Panel as="section" aria-labelledby="review-price">
          <h2 id="review-price">{WORDS.price}</h2>
          <PriceLines price={price} />
          <StampNote duty={price.stampDuty} />
        </Panel>
      )}
      <ActionForm hidden={{}} aria-label={STEP_TITLES.review}>
        <Button type="submit" variant="primary" busy={busy}>
          {isChange ? WORDS.save : WORDS.make}
        </Button>
        <SmallText>{WORDS.makeHelp}</SmallText>
      </ActionForm>
    </>
  );
}

type TermsWithValues = readonly (readonly [term: string, value: string])[];

function factsOf(typed: TypedAgreement): readonly (readonly [AgreementStep, TermsWithValues])[] {
  const terms = termsOf(typed);
  const { city, home, pin, from, months, rentRupees, depositRupees, noticeMonths, lockInMonths, rentDay, clauses } =
    terms;
  const party = ({ name, phone, address }: typeof terms.landlord) => `${name}, ${phone}, ${address}`;
  return [
    [
      'home',
      [
        [WORDS.home, `${home}, ${cityBySlug(city)?.name} ${pin}`],
        [WORDS.rent, formatRupees(rentRupees)],
        [WORDS.deposit, formatRupees(depositRupees)],
        [WORDS.from, formatDay(indiaDayStart(from))],
        [WORDS.months, String(months)],
      ],
    ],
    [
      'parties',
      [
        [WORDS.landlord, party(terms.landlord)],
        [WORDS.tenant, party(terms.tenant)],
      ],
    ],
    [
      'terms',
      [
        [WORDS.rentDay, String(rentDay)],
        [WORDS.noticeMonths, String(noticeMonths)],
        [WORDS.lockInMonths, String(lockInMonths)],
      ],
    ],
    ['clauses', [[WORDS.common, clauses.length > 0 ? clauses.join(' ') : WORDS.none]]],
  ];
}
