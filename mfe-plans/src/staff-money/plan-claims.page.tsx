import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { PLAN_CLAIM_WORDS } from '@aangan/shared-kit/domain/plan-claim';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { decideStaffCase, loadStaffQueue, type StaffQueue, staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { StaffQueuePage } from '@aangan/shared-kit/ui/staff-queue-page';
import { TimeAgo } from '@aangan/shared-kit/ui/time-ago';
import { STAFF_MONEY_WORDS } from './staff-money.words.ts';

type PlanClaim = CallAnswer<'GET /api/v1/staff/plan-claims'>['claims'][number];

const QUEUE: StaffQueue<PlanClaim> = {
  name: 'plan-claims',
  title: 'Claims on plans',
  about: STAFF_MONEY_WORDS.claims,
  empty: 'No claim waits.',
  atMost: 200,
  choices: [
    {
      name: 'granted',
      label: 'Grant it',
      effect: STAFF_MONEY_WORDS.grant,
      done: STAFF_MONEY_WORDS.granted,
      needsReason: true,
    },
    {
      name: 'refused',
      label: 'Refuse it',
      effect: STAFF_MONEY_WORDS.refuse,
      done: 'The claim is refused.',
      needsReason: true,
    },
  ],
  reasonReader: STAFF_MONEY_WORDS.reader,
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
            {STAFF_MONEY_WORDS.account} <code>{accountId}</code>, {formatDay(from)} {STAFF_MONEY_WORDS.to}{' '}
            {formatDay(to)}, {contactsUsed} {STAFF_MONEY_WORDS.contactsUsed} {contactsReturned}{' '}
            {STAFF_MONEY_WORDS.cameBack} <TimeAgo at={claimedOn} />
          </SmallText>
        </>
      )}
    </StaffQueuePage>
  );
}
