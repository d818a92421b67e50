import { type MovePlan, movePlanQuery, readMovePlan } from '@aangan/shared-kit/links/move-plan';
import { moveGoodsLink, moveLink } from '@aangan/shared-kit/links/moves';
import { HttpError } from '@aangan/shared-kit/platform/http';
import {
  type ActionArgs,
  notFound,
  type PageArgs,
  type Refusal,
  usePageAction,
  usePageData,
} from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { problemsOf } from '@aangan/shared-kit/platform/problems';
import { Link, redirect } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { Lead, PageHeading } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import type { SubmitEvent } from 'react';
import { hsFacts } from '../answers/public.ts';
import {
  loadEstimate,
  loadInventory,
  PLAN_FORM,
  PlanForm,
  PriceRange,
  plannedMove,
  useMovePlan,
} from '../move-plan/public.ts';
import { GOODS_WORDS as WORDS } from './goods.words.ts';
import { planOf } from './plan-of-move.ts';

/** The goods of a booked survey, in the address while they are changed. */
export async function loader({ params: { bookingId = '' }, url, platform: { http, session } }: PageArgs) {
  const { booking, move } = hsFacts(
    await http.request('GET /pnm-backend/api/v1/booking/{bookingId}', { params: { bookingId } }).catch(ownMove),
  );
  if (booking.state !== 'drafted') throw redirect(moveLink(bookingId));
  if (url.searchParams.size === 0) throw redirect(linkOf(bookingId, planOf(move)));
  const inventory = await loadInventory(http);
  const plan = readMovePlan(url.searchParams, session.city);
  const home = inventory.homes.find(({ size }) => size === url.searchParams.get('home'));
  if (home) {
    const items = Object.fromEntries(home.items.map(({ key, quantity }) => [key, quantity]));
    throw redirect(linkOf(bookingId, { ...plan, items }));
  }
  return { bookingId, plan, inventory, estimate: await loadEstimate(http, plan, inventory) };
}

/** Saves goods and wishes. The addresses stay. */
export async function action({
  form,
  params: { bookingId = '' },
  platform: { http, session },
}: ActionArgs): Promise<Response | Refusal> {
  const params = { bookingId };
  const query = new URLSearchParams([...form].map(([name, value]): [string, string] => [name, String(value)]));
  const plan = readMovePlan(query, session.city);
  try {
    const { move } = hsFacts(await http.request('GET /pnm-backend/api/v1/booking/{bookingId}', { params }));
    const { from, to, ...goods } = plannedMove(plan, await loadInventory(http));
    const json = {
      ...goods,
      from: { ...from, address: move.from.address },
      to: { ...to, address: move.to.address },
    };
    hsFacts(await http.request('PUT /pnm-backend/api/v1/booking/{bookingId}', { params, json }));
    return redirect(moveLink(bookingId));
  } catch (error) {
    if (!(error instanceof HttpError) || error.status === 401) throw error;
    return { ...problemsOf(error), values: {} };
  }
}

export const head = () => personalHead(WORDS.title);

export function Component() {
  const { bookingId, plan: loaded, inventory, estimate } = usePageData<typeof loader>();
  const { refusal, busy, submit } = usePageAction();
  const state = useMovePlan(loaded, (plan) => linkOf(bookingId, plan));
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const saves = event.nativeEvent.submitter?.getAttribute('formmethod') === 'post';
    const form = new FormData();
    for (const [name, value] of movePlanQuery(state.plan)) form.set(name, value);
    // A plan that reached the address after the form was sent would undo the answer.
    if (state.isCounting || !saves) await state.settle();
    if (saves) submit(form);
  };
  return (
    <PageColumn width="medium">
      <PageHeading>
        <p>
          <Link to={moveLink(bookingId)}>{WORDS.back}</Link>
        </p>
        <h1>{WORDS.title}</h1>
        <Lead>{WORDS.lead}</Lead>
      </PageHeading>
      {refusal?.problem !== undefined && <AlertNote tone="error">{refusal.problem}</AlertNote>}
      <PlanForm
        state={state}
        inventory={inventory}
        path={moveGoodsLink(bookingId)}
        onSubmit={(event) => void save(event)}
        isBooked
      />
      <PriceRange estimate={estimate} isCounting={state.isCounting} />
      <p>
        <Button
          type="submit"
          form={PLAN_FORM}
          formMethod="post"
          formAction={linkOf(bookingId, loaded)}
          variant="primary"
          busy={busy}
        >
          {WORDS.save}
        </Button>
      </p>
    </PageColumn>
  );
}

function linkOf(bookingId: string, plan: MovePlan): string {
  return `${moveGoodsLink(bookingId)}?${movePlanQuery(plan)}`;
}

/** @throws Response 404 for a booking of somebody else */
function ownMove(error: unknown): never {
  if (error instanceof HttpError && (error.status === 404 || error.status === 400)) throw notFound();
  throw error;
}
