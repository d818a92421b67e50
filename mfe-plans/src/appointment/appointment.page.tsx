import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { planModalType, seekerForCategory } from '@aangan/shared-kit/domain/plan-type';
import { categoryPlansLink, withReturn } from '@aangan/shared-kit/links/plans';
import { type ActionArgs, type PageArgs, usePageAction, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Lead, PageHeading } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { buyPlan, planChoice } from '../buying/public.ts';
import { fetchPlans, PlanCards, planOffers } from '../plan-cards/public.ts';
import { APPOINTMENT_WORDS } from './appointment.words.ts';

/** Plans whose people arrange the visits are named so in their features. */
const ARRANGES = /visits/i;

/**
 * The choice of a plan during an appointment for a home.
 * Source: services-and-platform, section 2 (/modal=selectPaymentPlanview), and product-and-plans, section 4 (plan modal).
 */
export async function loader({ url, platform }: PageArgs) {
  const category = LISTING_CATEGORIES.find((each) => each === url.searchParams.get('propertyType')) ?? 'RENT';
  const seeker = seekerForCategory(category);
  const commercial = planModalType(category) === 'commercial';
  const { plan: _, ...choice } = planChoice(url.searchParams);
  const all = await fetchPlans(platform.http, { seeker, commercial, shelf: 'standard' });
  const arranging = all.filter(({ features }) =>
    features.some(({ text, included }) => included && ARRANGES.test(text)),
  );
  const plans = (arranging.length > 0 ? arranging : all).slice(0, 3);
  return { choice, offers: await planOffers(plans, choice, platform), all: categoryPlansLink(category) };
}

/** Buys a plan for a visitor without JavaScript. */
export function action(args: ActionArgs) {
  return buyPlan(args);
}

export const head = () => personalHead(TITLE);

const TITLE = APPOINTMENT_WORDS.title;

export function Component() {
  const { choice, offers, all } = usePageData<typeof loader>();
  const { refusal } = usePageAction();
  return (
    <PageColumn width="full">
      <PageHeading>
        <h1>{TITLE}</h1>
        <Lead>{APPOINTMENT_WORDS.lead}</Lead>
      </PageHeading>
      {refusal?.problem !== undefined && <AlertNote tone="error">{refusal.problem}</AlertNote>}
      <PlanCards offers={offers} choice={choice} label={TITLE} />
      <ActionsRow>
        <LinkButton to={withReturn(all, choice.returnTo)}>All plans</LinkButton>
        {choice.returnTo?.startsWith('/') && <LinkButton to={choice.returnTo}>{APPOINTMENT_WORDS.goOn}</LinkButton>}
      </ActionsRow>
    </PageColumn>
  );
}
