import { moveEstimateLink, moveSurveyLink, readMovePlan } from '@aangan/shared-kit/links/move-plan';
import { PACKERS_LINK } from '@aangan/shared-kit/links/moves';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { redirect, useNavigate } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { Lead, PageHeading, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import type { SubmitEvent } from 'react';
import {
  EstimateParts,
  loadEstimate,
  loadInventory,
  PLAN_FORM,
  PLAN_WORDS,
  PlanForm,
  PriceRange,
  useMovePlan,
} from '../move-plan/public.ts';
import styles from './estimate.module.css';
import { ESTIMATE_WORDS as WORDS } from './estimate.words.ts';

const PATH = `${PACKERS_LINK}/estimate`;

/** The price range of the plan in the address. The size of a home replaces its goods. */
export async function loader({ url, platform: { http, session } }: PageArgs) {
  const inventory = await loadInventory(http);
  const plan = readMovePlan(url.searchParams, session.city);
  const home = inventory.homes.find(({ size }) => size === url.searchParams.get('home'));
  if (home) {
    const items = Object.fromEntries(home.items.map(({ key, quantity }) => [key, quantity]));
    throw redirect(moveEstimateLink({ ...plan, items }));
  }
  return { plan, inventory, estimate: await loadEstimate(http, plan, inventory) };
}

export function head(): PageHead {
  return { title: `${WORDS.title} | Aangan`, description: WORDS.lead, canonical: PATH };
}

export function Component() {
  const { plan: loaded, inventory, estimate } = usePageData<typeof loader>();
  const navigate = useNavigate();
  const state = useMovePlan(loaded, moveEstimateLink);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const leads = event.nativeEvent.submitter?.hasAttribute('formaction');
    await state.settle();
    if (leads) await navigate(moveSurveyLink(state.plan));
  };
  return (
    <PageColumn width="full" className={styles.page}>
      <PageHeading>
        <h1>{WORDS.title}</h1>
        <Lead>{WORDS.lead}</Lead>
      </PageHeading>
      <div className={styles.columns}>
        <PlanForm state={state} inventory={inventory} path={PATH} onSubmit={(event) => void submit(event)} />
        <aside className={styles.result} aria-labelledby="move-price">
          <div className={styles.bar}>
            <h2 id="move-price" className={styles.barTitle}>
              {PLAN_WORDS.price}
            </h2>
            <PriceRange estimate={estimate} isCounting={state.isCounting} />
            {estimate && (
              <Button
                type="submit"
                form={PLAN_FORM}
                formAction={`${PACKERS_LINK}/quotation`}
                variant="primary"
                className={styles.action}
              >
                {PLAN_WORDS.quotation}
              </Button>
            )}
          </div>
          <SmallText>{PLAN_WORDS.firm}</SmallText>
          {estimate && <EstimateParts estimate={estimate} />}
        </aside>
      </div>
    </PageColumn>
  );
}
