import type { PlanAddOn, Quotation } from '@aangan/shared-kit/contracts/plan-purchase';
import type { Plan } from '@aangan/shared-kit/contracts/plans';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { AT_UPGRADE } from '@aangan/shared-kit/domain/plan-upgrade';
import { PLAN_TERMS_LINK } from '@aangan/shared-kit/links/plans';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { ActionBar } from '@aangan/shared-kit/ui/action-bar';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Icon } from '@aangan/shared-kit/ui/icon';
import { Section, SmallText, Stack } from '@aangan/shared-kit/ui/layout';
import { checkIcon } from '@aangan/shared-kit/ui/note-icon-paths';
import { AT_CHECKOUT, BuyForm, type PlanChoice, usePurchase } from '../buying/public.ts';
import { PriceLines } from '../price-lines/public.ts';
import { AddOns } from './add-ons.tsx';
import { ClaimChoice } from './claim-choice.tsx';
import { CouponForm } from './coupon-form.tsx';
import styles from './plan-detail.module.css';
import { DETAIL_WORDS, detailBuyWords } from './plan-detail.words.ts';
import { UpgradePrice } from './upgrade-price.tsx';
import { VALIDITY_WORDS } from './validity.words.ts';

interface OfferedPlanProps {
  readonly plan: Plan;
  readonly addOns: readonly PlanAddOn[];
  readonly choice: PlanChoice;
  readonly quotation?: Quotation;
  readonly until: string;
  readonly changed: boolean;
  readonly refusal?: string;
}

/** What the plan holds, what it costs with the choice, and the button that buys it. */
export function OfferedPlan({ plan, addOns, choice, quotation, until, changed, refusal }: OfferedPlanProps) {
  const { session } = usePlatform();
  const purchase = usePurchase();
  return (
    <>
      <Stack gap={8}>
        <h1>{plan.name}</h1>
        <p className={styles.amount}>{formatRupees(plan.amount)}</p>
        <SmallText>{VALIDITY_WORDS.validity(plan.validity, until)}</SmallText>
        <p>{plan.forWhom}</p>
      </Stack>
      {changed && <AlertNote tone="attention">{DETAIL_WORDS.changed}</AlertNote>}
      <Section aria-labelledby="holds">
        <h2 id="holds">{DETAIL_WORDS.holds}</h2>
        <ul className={styles.features}>
          {plan.features
            .filter(({ included }) => included)
            .map(({ text }) => (
              <li key={text}>
                <Icon path={checkIcon} />
                {text}
              </li>
            ))}
        </ul>
      </Section>
      {addOns.length > 0 && <AddOns addOns={addOns} choice={choice} />}
      {quotation && <ClaimChoice quotation={quotation} choice={choice} />}
      <CouponForm choice={choice} />
      {quotation?.upgrade && <UpgradePrice upgrade={quotation.upgrade} />}
      <Section aria-labelledby="terms">
        <h2 id="terms">{DETAIL_WORDS.terms}</h2>
        <p>{quotation?.refund ?? plan.refund}</p>
        <p>{quotation?.atUpgrade ?? AT_UPGRADE}</p>
        <p>
          <Link to={PLAN_TERMS_LINK}>{DETAIL_WORDS.allTerms}</Link>
        </p>
      </Section>
      <Section aria-labelledby="price" aria-live="polite">
        <h2 id="price">{DETAIL_WORDS.price}</h2>
        {quotation && <PriceLines price={quotation} />}
        {!session.loggedIn && <SmallText>{DETAIL_WORDS.logInForPrice}</SmallText>}
      </Section>
      <ActionBar>
        {purchase.problem !== undefined && <AlertNote tone="error">{purchase.problem}</AlertNote>}
        {quotation && (
          <BuyForm choice={choice} purchase={purchase}>
            {detailBuyWords(quotation)}
          </BuyForm>
        )}
        {refusal !== undefined && <AlertNote tone="attention">{refusal}</AlertNote>}
      </ActionBar>
      <SmallText>{AT_CHECKOUT}</SmallText>
      {purchase.question}
    </>
  );
}
