import type { PlanOrderDetails } from '@aangan/shared-kit/contracts/plan-purchase';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { MY_PLAN_LINK } from '@aangan/shared-kit/links/my-plan';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Bullets, Section } from '@aangan/shared-kit/ui/layout';
import { choiceLink } from '../buying/public.ts';
import { PriceLines } from '../price-lines/public.ts';
import styles from './plan-success.module.css';
import { backWords, DOCUMENT_WORDS, STATE_WORDS, SUCCESS_WORDS, totalWords } from './plan-success.words.ts';
import { useCountedPurchase } from './use-counted-purchase.ts';

/** An order of a plan: what it gives, the way on, what was paid, and its documents. */
export function BoughtPlan({ details }: { readonly details: PlanOrderDetails }) {
  const { orderId, state, plan, holds, documents, refund } = details;
  const { revalidate } = useRevalidator();
  const { title, text, tone } = STATE_WORDS[state];
  const isPaid = state === 'paid';
  useLive('order-state', state === 'waiting' ? { orderId } : undefined, (now) => {
    if (now.state !== state) void revalidate();
  });
  useCountedPurchase(details);
  return (
    <>
      <h1>{title(plan.name)}</h1>
      <AlertNote tone={tone}>{text(totalWords(details))}</AlertNote>
      {isPaid && (
        <Section aria-labelledby="holds">
          <h2 id="holds">{SUCCESS_WORDS.holds}</h2>
          <p>{SUCCESS_WORDS.until(formatDay(holds.until))}</p>
          <Bullets>
            {holds.services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </Bullets>
          <p>
            <Link to={MY_PLAN_LINK}>{SUCCESS_WORDS.mine}</Link>
          </p>
        </Section>
      )}
      <WayOn details={details} />
      <Section aria-labelledby="price">
        <h2 id="price">{isPaid ? SUCCESS_WORDS.paid : SUCCESS_WORDS.price}</h2>
        <PriceLines price={details} paid={isPaid} />
        {documents.length > 0 && (
          <ul className={styles.documents} aria-label={SUCCESS_WORDS.documents}>
            {documents.map(({ number, kind, url }) => (
              <li key={number}>
                <span>
                  {DOCUMENT_WORDS[kind]} {number}
                </span>
                <a href={url} download>
                  Download PDF<span className="visually-hidden">: {DOCUMENT_WORDS[kind]}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section aria-labelledby="refund">
        <h2 id="refund">{SUCCESS_WORDS.refund}</h2>
        <p>{refund}</p>
      </Section>
    </>
  );
}

/** Back to where the buyer stood; or, after a failure, to the payment with the same choice. */
function WayOn({ details: { state, returnUrl, checkoutUrl, choice } }: { readonly details: PlanOrderDetails }) {
  if (state === 'paid' || state === 'refunded') {
    return (
      <LinkButton to={returnUrl} variant="primary" wide>
        {state === 'paid' ? backWords(returnUrl) : SUCCESS_WORDS.back}
      </LinkButton>
    );
  }
  const { plan, vasIds, propertyId, claimId } = choice;
  const again = choiceLink({
    plan,
    vasIds,
    wallet: 'on',
    returnTo: returnUrl,
    ...(propertyId !== null && { propertyId }),
    ...(claimId !== null && { claimId }),
  });
  return (
    <ActionsRow>
      {checkoutUrl !== null && (
        <LinkButton to={checkoutUrl} variant="primary">
          {SUCCESS_WORDS.pay}
        </LinkButton>
      )}
      <LinkButton to={again} variant={checkoutUrl === null ? 'primary' : 'secondary'}>
        {checkoutUrl === null ? SUCCESS_WORDS.buyAgain : SUCCESS_WORDS.change}
      </LinkButton>
    </ActionsRow>
  );
}
