import { SEEKER_TYPES } from '@aangan/shared-kit/domain/plan-type';
import { plansLink, withReturn } from '@aangan/shared-kit/links/plans';
import {
  type ActionArgs,
  type PageArgs,
  type PageHead,
  usePageAction,
  usePageData,
} from '@aangan/shared-kit/platform/page';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { buyPlan, planChoice } from '../buying/public.ts';
import { addCoupon, COUPON_INTENT } from './coupon-action.ts';
import { loadDetail } from './load-detail.ts';
import { OfferedPlan } from './offered-plan.tsx';
import { DETAIL_WORDS } from './plan-detail.words.ts';

/** One plan with its add-ons and its terms. Source: product-and-plans, section 2 (plan detail). */
export async function loader({ url, platform }: PageArgs) {
  const choice = planChoice(url.searchParams);
  return { returnTo: choice.returnTo, detail: await loadDetail(choice, platform) };
}

type DetailData = Awaited<ReturnType<typeof loader>>;

/** Buys the plan, or adds a coupon, for a visitor without JavaScript. */
export function action(args: ActionArgs) {
  return args.form.get('intent') === COUPON_INTENT ? addCoupon(args) : buyPlan(args);
}

export function head({ data: { detail } }: { readonly data: DetailData }): PageHead {
  const title = detail.state === 'offered' ? `${detail.plan.name} plan` : DETAIL_WORDS.which;
  return { title: `${title} | Aangan`, robots: 'noindex,follow' };
}

export function Component() {
  const { detail, returnTo } = usePageData<typeof loader>();
  const { refusal } = usePageAction();
  return (
    <PageColumn width="form" gap={32}>
      {refusal?.problem !== undefined && <AlertNote tone="error">{refusal.problem}</AlertNote>}
      {detail.state === 'offered' ? (
        <OfferedPlan {...detail} />
      ) : (
        <OtherPlans isOffSale={detail.state === 'off-sale'} returnTo={returnTo} />
      )}
    </PageColumn>
  );
}

interface OtherPlansProps {
  readonly isOffSale: boolean;
  readonly returnTo: string | undefined;
}

/** The plans of each side, where the address names none that is on sale. */
function OtherPlans({ isOffSale, returnTo }: OtherPlansProps) {
  return (
    <>
      <h1>{isOffSale ? DETAIL_WORDS.offSale : DETAIL_WORDS.which}</h1>
      <p>{isOffSale ? DETAIL_WORDS.offSaleText : DETAIL_WORDS.whichText}</p>
      {SEEKER_TYPES.map((seeker) => (
        <LinkButton key={seeker} to={withReturn(plansLink(seeker), returnTo)} wide>
          Plans for {seeker}s
        </LinkButton>
      ))}
    </>
  );
}

export function ErrorBoundary() {
  return (
    <PageColumn width="form">
      <h1>{DETAIL_WORDS.which}</h1>
      <RetryNote>{DETAIL_WORDS.failed}</RetryNote>
    </PageColumn>
  );
}
