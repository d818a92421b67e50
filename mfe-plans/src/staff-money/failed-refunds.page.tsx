import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { decideStaffCase, loadStaffQueue, type StaffQueue, staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { StaffQueuePage } from '@aangan/shared-kit/ui/staff-queue-page';
import { TimeAgo } from '@aangan/shared-kit/ui/time-ago';
import { STAFF_MONEY_WORDS } from './staff-money.words.ts';

type FailedRefund = CallAnswer<'GET /api/v1/staff/refunds/failed'>['refunds'][number];

const QUEUE: StaffQueue<FailedRefund> = {
  name: 'failed-refunds',
  title: 'Refunds that failed',
  about: STAFF_MONEY_WORDS.refunds,
  empty: 'No refund has failed.',
  atMost: 200,
  choices: [
    {
      name: 'retry',
      label: 'Ask the gateway again',
      effect: STAFF_MONEY_WORDS.again,
      done: STAFF_MONEY_WORDS.asked,
    },
    {
      name: 'wallet',
      label: STAFF_MONEY_WORDS.toWallet,
      effect: STAFF_MONEY_WORDS.toWalletHelp,
      done: STAFF_MONEY_WORDS.inWallet,
      needsReason: true,
    },
  ],
  list: async (http) => (await http.request('GET /api/v1/staff/refunds/failed', {})).refunds,
  idOf: ({ id }) => id,
  titleOf: ({ title, gatewayPaise }) => `${formatPaise(gatewayPaise)}: ${title}`,
  async decide(http, { id: refundId, choice, reason }) {
    const json = { choice: choice === 'retry' ? ('retry' as const) : ('wallet' as const), ...(reason && { reason }) };
    await http.request('POST /api/v1/staff/refunds/{refundId}', { params: { refundId }, json });
    return undefined;
  },
};

/** Refunds that the gateway or the bank did not do. */
export const loader = (args: PageArgs) => loadStaffQueue(QUEUE, args);
export const action = (args: ActionArgs) => decideStaffCase(QUEUE, args);
export const head = () => staffHead(QUEUE.title);

export function Component() {
  return (
    <StaffQueuePage queue={QUEUE} data={usePageData<typeof loader>()}>
      {({ orderId, problem, reason, createdOn }) => (
        <>
          <p>{STAFF_MONEY_WORDS.why(problem, reason)}</p>
          <SmallText>
            Order <code>{orderId}</code>, asked for <TimeAgo at={createdOn} />
          </SmallText>
        </>
      )}
    </StaffQueuePage>
  );
}
