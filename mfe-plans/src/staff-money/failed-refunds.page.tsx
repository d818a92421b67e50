import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { decideStaffCase, loadStaffQueue, type StaffQueue, staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { StaffQueuePage } from '@aangan/shared-kit/ui/staff-queue-page';
import { TimeAgo } from '@aangan/shared-kit/ui/time-ago';

type FailedRefund = CallAnswer<'GET /api/v1/staff/refunds/failed'>['refunds'][number];

const QUEUE: StaffQueue<FailedRefund> = {
  name: 'failed-refunds',
  title: 'Refunds that failed',
  about: 'Money that we owe to buyers and that the gateway or the bank did not pay back, the oldest first.',
  empty: 'No refund has failed.',
  atMost: 200,
  choices: [
    {
      name: 'retry',
      label: 'Ask the gateway again',
      effect: 'The gateway gets a new request for the same amount.',
      done: 'The gateway is asked again.',
    },
    {
      name: 'wallet',
      label: 'Pay it into the wallet',
      effect: 'The buyer has the amount in the wallet at once, and nothing goes to the bank.',
      done: 'The amount is in the buyer’s wallet.',
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
          <p>
            {problem} It was asked for because: {reason}
          </p>
          <SmallText>
            Order <code>{orderId}</code>, asked for <TimeAgo at={createdOn} />
          </SmallText>
        </>
      )}
    </StaffQueuePage>
  );
}
