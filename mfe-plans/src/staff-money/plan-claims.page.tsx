import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { PLAN_CLAIM_WORDS } from '@aangan/shared-kit/domain/plan-claim';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { decideStaffCase, loadStaffQueue, type StaffQueue, staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { StaffQueuePage } from '@aangan/shared-kit/ui/staff-queue-page';
import { TimeAgo } from '@aangan/shared-kit/ui/time-ago';

type PlanClaim = CallAnswer<'GET /api/v1/staff/plan-claims'>['claims'][number];

const QUEUE: StaffQueue<PlanClaim> = {
  name: 'plan-claims',
  title: 'Claims on plans',
  about: 'People who ask for the full amount back because the terms of their plan promise it, the oldest first.',
  empty: 'No claim waits.',
  atMost: 200,
  choices: [
    {
      name: 'granted',
      label: 'Grant it',
      effect: 'The plan ends, and all of its price goes back to the way it was paid.',
      done: 'The claim is granted, and the money is on its way.',
      needsReason: true,
    },
    {
      name: 'refused',
      label: 'Refuse it',
      effect: 'The plan goes on as before, and nothing goes back.',
      done: 'The claim is refused.',
      needsReason: true,
    },
  ],
  reasonReader: 'The person reads it too.',
  list: async (http) => (await http.request('GET /api/v1/staff/plan-claims', {})).claims,
  idOf: ({ planId }) => planId,
  titleOf: ({ plan, reason, paise }) => `${PLAN_CLAIM_WORDS[reason]}: ${plan}, ${formatPaise(paise)}`,
  async decide(http, { id: planId, choice, reason = '' }) {
    const state = choice === 'granted' ? ('granted' as const) : ('refused' as const);
    await http.request('POST /api/v1/staff/plan-claims/{planId}', { params: { planId }, json: { state, reason } });
    return undefined;
  },
};

/** Claims on the refund terms of plans. */
export const loader = (args: PageArgs) => loadStaffQueue(QUEUE, args);
export const action = (args: ActionArgs) => decideStaffCase(QUEUE, args);
export const head = () => staffHead(QUEUE.title);

export function Component() {
  return (
    <StaffQueuePage queue={QUEUE} data={usePageData<typeof loader>()}>
      {({ text, refundText, accountId, from, to, contactsUsed, contactsReturned, claimedOn }) => (
        <>
          <p>“{text}”</p>
          <p>The terms: {refundText}</p>
          <SmallText>
            Account <code>{accountId}</code>, {formatDay(from)} to {formatDay(to)}, {contactsUsed} contacts used,{' '}
            {contactsReturned} came back. Claimed <TimeAgo at={claimedOn} />
          </SmallText>
        </>
      )}
    </StaffQueuePage>
  );
}
