import { plansPerPage } from '@aangan/shared-kit/domain/plan-type';
import { notFound, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { Pagination } from '@aangan/shared-kit/ui/pagination';
import type { CSSProperties } from 'react';
import { ExitIntent } from '../exit-intent/public.ts';
import { fetchPlans } from './fetch-plans.ts';
import { arranged, PLAN_PAGE_EXPERIMENT, planArrangement } from './plan-arrangement.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { planShelf } from './plan-shelf.ts';
import { PlanSwitch } from './plan-switch.tsx';
import styles from './plans.module.css';
import { SEEKER_WORDS, shelfTitle } from './shelf-words.ts';

/** Loads one page of the plans of a shelf. Source: product-and-plans, section 4 (plans shown per page). */
export async function loader({ url, pattern, params, platform }: PageArgs) {
  const shelf = planShelf(pattern, params);
  if (!shelf) throw notFound();
  const arrangement = planArrangement(platform.experiments.bucketOf(PLAN_PAGE_EXPERIMENT));
  const plans = arranged(await fetchPlans(platform.http, shelf), arrangement);
  const size = plansPerPage(shelf.seeker);
  const pages = Math.max(1, Math.ceil(plans.length / size));
  const page = Math.min(Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1), pages);
  return { shelf, arrangement, plans: plans.slice((page - 1) * size, page * size), page, pages, path: url.pathname };
}

type PlansData = Awaited<ReturnType<typeof loader>>;

export function head({ data }: { data: PlansData }): PageHead {
  const title = shelfTitle(data.shelf);
  return {
    title: `${title} | Aangan`,
    description: `${SEEKER_WORDS[data.shelf.seeker].promise} Prices include GST; contacts to homes that are gone come back.`,
    canonical: pageAddress(data.path, data.page),
  };
}

export function Component() {
  const { shelf, arrangement, plans, page, pages, path } = usePageData<typeof loader>();
  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <h1>{shelfTitle(shelf)}</h1>
        <p className={styles.promise}>{SEEKER_WORDS[shelf.seeker].promise}</p>
        <PlanSwitch shelf={shelf} />
      </header>
      {plans.length === 0 ? (
        <EmptyState title="No plans here yet">
          There is nothing to buy for this; everything you can do is free.
        </EmptyState>
      ) : (
        <>
          {arrangement.comparisonFirst && <PlanComparison plans={plans} />}
          <ul
            className={styles.cards}
            aria-label={`${shelfTitle(shelf)}, page ${page} of ${pages}`}
            style={{ '--plans': plans.length } as CSSProperties}
          >
            {plans.map((plan) => (
              <li key={plan.id}>
                <PlanCard plan={plan} monthly={arrangement.monthly} />
              </li>
            ))}
          </ul>
          <p className={styles.note}>Payment opens soon. Until then you can compare, and nothing is charged.</p>
          <Pagination
            current={page}
            last={pages}
            pages={Array.from({ length: pages }, (_, index) => ({
              page: index + 1,
              href: pageAddress(path, index + 1),
            }))}
          />
          {!arrangement.comparisonFirst && <PlanComparison plans={plans} />}
          <ExitIntent category="PLAN_SUBSCRIPTION_PAGE" pageName={path} />
        </>
      )}
    </div>
  );
}

function pageAddress(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`;
}
