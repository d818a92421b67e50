import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { indiaDayStart } from '@aangan/shared-kit/domain/india-day';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { type AgreementStep, agreementStepLink } from '@aangan/shared-kit/links/home-services';
import { Link } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { Form } from '@aangan/shared-kit/ui/form';
import { Panel, SmallText, SplitRow } from '@aangan/shared-kit/ui/layout';
import { useLightForm } from '../light-form/public.ts';

import { type PricedLinesFacts, PriceLines } from '../price-lines/public.ts';
import { StampNote, type StampNoteProps } from '../stamp-note/public.ts';
import styles from './agreement-form.module.css';
import { STEP_TITLES, FORM_WORDS as WORDS } from './agreement-form.words.ts';
import { REVIEW_FORM } from './send-agreement.ts';
import { type TypedAgreement, termsOf } from './typed-agreement.ts';

interface ReviewProps {
  readonly typed: TypedAgreement;
  readonly isChange: boolean;
  /** Undefined while there is none. */
  readonly price: (PricedLinesFacts & { readonly stampDuty: StampNoteProps['duty'] }) | undefined;
}

/** Everything that was typed, with links back to its step, and the price. */
export function Review({ typed, isChange, price }: ReviewProps) {
  const form = useLightForm(REVIEW_FORM);
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
          <dl className={styles.facts}>
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      ))}
      {price && (
        <Panel as="section" aria-labelledby="review-price">
          <h2 id="review-price">{WORDS.price}</h2>
          <PriceLines price={price} />
          <StampNote duty={price.stampDuty} />
        </Panel>
      )}
      <Form form={form} aria-label={STEP_TITLES.review}>
        <Button type="submit" variant="primary" busy={form.busy}>
          {isChange ? WORDS.save : WORDS.make}
        </Button>
        <SmallText>{WORDS.makeHelp}</SmallText>
      </Form>
    </>
  );
}

type Facts = readonly (readonly [term: string, value: string])[];

function factsOf(typed: TypedAgreement): readonly (readonly [AgreementStep, Facts])[] {
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
