import { plansPerPage } from '@aangan/shared-kit/domain/plan-type';
import { PLAN_TERMS_LINK } from '@aangan/shared-kit/links/plans';
import {
  type ActionArgs,
  notFound,
  type PageArgs,
  type PageHead,
  usePageAction,
  usePageData,
} from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { Pagination } from '@aangan/shared-kit/ui/pagination';
import { AT_CHECKOUT, buyPlan, choiceFields, planChoice } from '../buying/public.ts';
import { ExitIntent } from '../exit-intent/public.ts';
import { fetchPlans, PLAN_WORDS, PlanCards, planOffers, planShelf } from '../plan-cards/public.ts';
import { VIP_EXPERIMENT, vipOffer } from '../vip/public.ts';
import { PlanComparison } from './plan-comparison.tsx';
import { PlanSwitch } from './plan-switch.tsx';
import styles from './plans.module.css';
import { PLANS_WORDS } from './plans.words.ts';
import { SEEKER_WORDS, shelfTitle } from './shelf-words.ts';
import { vipOfShelf } from './vip-of-shelf.ts';

/** Loads one page of the plans of a shelf. Source: product-and-plans, section 4 (plans shown per page). */
export async function loader({ url, pattern, params, platform }: PageArgs) {
  const shelf = planShelf(pattern, params);
  if (!shelf) throw notFound();
  const { onCards } = vipOffer(platform.experiments.bucketOf(VIP_EXPERIMENT));
  const [plans, vip] = await Promise.all([
    fetchPlans(platform.http, shelf),
    onCards ? vipOfShelf(platform, shelf) : undefined,
  ]);
  const { plan: _, ...choice } = planChoice(url.searchParams);
  const size = plansPerPage(shelf.seeker);
  const pages = Math.max(1, Math.ceil(plans.length / size));
  const page = Math.min(Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1), pages);
  const offers = await planOffers(plans.slice((page - 1) * size, page * size), choice, platform);
  return { shelf, choice, offers, vip, page, pages, path: url.pathname };
}

/** Buys a plan for a visitor without JavaScript. */
export function action(args: ActionArgs) {
  return buyPlan(args);
}

type PlansData = Awaited<ReturnType<typeof loader>>;

export function head({ data }: { data: PlansData }): PageHead {
  const title = shelfTitle(data.shelf);
  return {
    title: `${title} | Aangan`,
    description: PLANS_WORDS.description(SEEKER_WORDS[data.shelf.seeker].promise),
    canonical: data.page === 1 ? data.path : `${data.path}?page=${data.page}`,
  };
}

export function Component() {
  const { shelf, choice, offers, vip, page, pages, path } = usePageData<typeof loader>();
  const { refusal } = usePageAction();
  const addressOf = (number: number) => {
    const query = new URLSearchParams({
      ...choiceFields({ ...choice, plan: '' }),
      ...(number > 1 && { page: String(number) }),
    });
    return query.size > 0 ? `${path}?${query}` : path;
  };
  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <h1>{shelfTitle(shelf)}</h1>
        <p className={styles.promise}>{SEEKER_WORDS[shelf.seeker].promise}</p>
        <PlanSwitch shelf={shelf} returnTo={choice.returnTo} />
      </header>
      {refusal?.problem !== undefined && <AlertNote tone="error">{refusal.problem}</AlertNote>}
      {offers.length === 0 ? (
        <EmptyState title="No plans here yet">{PLANS_WORDS.nothing}</EmptyState>
      ) : (
        <>
          <PlanCards
            offers={offers}
            choice={choice}
            vip={vip}
            label={`${shelfTitle(shelf)}, page ${page} of ${pages}`}
          />
          <p className={styles.note}>
            {AT_CHECKOUT} <Link to={PLAN_TERMS_LINK}>{PLAN_WORDS.terms}</Link>
          </p>
          <Pagination
            current={page}
            last={pages}
            pages={Array.from({ length: pages }, (_, index) => ({ page: index + 1, href: addressOf(index + 1) }))}
          />
          <PlanComparison plans={offers.map(({ plan }) => plan)} />
          <ExitIntent category="PLAN_SUBSCRIPTION_PAGE" pageName={path} />
        </>
      )}
    </div>
  );
}
