import type { MyPlan } from '@aangan/shared-kit/contracts/my-plans';
import { profileLink } from '@aangan/shared-kit/links/account';
import { pageOf } from '@aangan/shared-kit/links/page-links';
import { plansLink } from '@aangan/shared-kit/links/plans';
import type { Http } from '@aangan/shared-kit/platform/http';
import { notFound, type PageArgs, usePageAction, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { rupeeIcon } from '@aangan/shared-kit/ui/icon-paths';
import { Lead, PageHeading, Rows, Section } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { CancelQuestion } from './cancel-question.tsx';
import { ContactHistory } from './contact-history.tsx';
import { changePlan, DONE_WORDS } from './my-plan-actions.ts';
import { MY_PLAN_HEAD_WORDS } from './my-plan-head.words.ts';
import { PastPlan, PlanSummary } from './plan-summary.tsx';

const OPEN: readonly MyPlan['state'][] = ['active', 'paused', 'waiting'];

/** A person's plans, the contacts of one of them, and the question whether to cancel one. */
export async function loader({ url: { searchParams }, platform: { http } }: PageArgs) {
  const { plans } = await http.request('GET /api/v1/user/plans', {});
  const shown = searchParams.get('plan');
  const cancelled = searchParams.get('cancel');
  const cancelling = plans.find(({ id, cancellation }) => id === cancelled && cancellation !== null);
  const withContacts = plans.find(({ id, state, contacts }) =>
    shown === null ? contacts !== null && OPEN.includes(state) : id === shown,
  );
  if ((shown !== null && !withContacts) || (cancelled !== null && !cancelling)) throw notFound();
  const history = cancelling ? undefined : await historyOf(http, withContacts, pageOf(searchParams));
  return { plans, cancelling, history, done: DONE_WORDS[searchParams.get('done') ?? ''], loadedAt: Date.now() };
}

async function historyOf(http: Http, plan: MyPlan | undefined, page: number) {
  if (!plan?.contacts) return undefined;
  const { id, name } = plan;
  const answer = await http.request('GET /api/v1/user/plans/{planId}/contacts', {
    params: { planId: id },
    query: { page },
  });
  const pages = Math.max(1, Math.ceil(answer.total / answer.size));
  return { plan: { id, name }, contacts: answer.contacts, page, pages };
}

export const action = changePlan;

export const head = () => personalHead('Your plans');

export function Component() {
  const { plans, cancelling, history, done, loadedAt } = usePageData<typeof loader>();
  const { refusal } = usePageAction();
  const { revalidate } = useRevalidator();
  useLive('my-plans', {}, ({ at }) => {
    if (at > loadedAt) void revalidate();
  });
  const open = plans.filter(({ state }) => OPEN.includes(state));
  const past = plans.filter(({ state }) => !OPEN.includes(state));
  return (
    <PageColumn width="medium" bottom={72}>
      <PageHeading>
        <h1>Your plans</h1>
        <Lead>{MY_PLAN_HEAD_WORDS.lead}</Lead>
      </PageHeading>
      {done && !refusal && <AlertNote tone="good">{done}</AlertNote>}
      {refusal?.problem && <AlertNote tone="error">{refusal.problem}</AlertNote>}
      {cancelling?.cancellation ? (
        <CancelQuestion plan={cancelling} cancellation={cancelling.cancellation} />
      ) : (
        <>
          {open.length === 0 && (
            <EmptyState
              icon={rupeeIcon}
              title={past.length === 0 ? 'No plan yet' : 'No plan is active'}
              actions={<LinkButton to={plansLink('tenant')}>See plans</LinkButton>}
            >
              <p>{MY_PLAN_HEAD_WORDS.empty}</p>
            </EmptyState>
          )}
          {open.map((plan) => (
            <PlanSummary key={plan.id} plan={plan} showContacts={plan.id !== history?.plan.id} />
          ))}
          {history && <ContactHistory {...history} />}
          {past.length > 0 && (
            <Section aria-labelledby="past">
              <h2 id="past">Earlier plans</h2>
              <Rows>
                {past.map((plan) => (
                  <PastPlan key={plan.id} plan={plan} />
                ))}
              </Rows>
            </Section>
          )}
          <p>
            <Link to={profileLink('payments')}>Payments and receipts</Link>
          </p>
        </>
      )}
    </PageColumn>
  );
}
