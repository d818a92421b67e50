import type { StaffRentDispute } from '@aangan/shared-kit/contracts/rent-landlord-side';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { decideStaffCase, loadStaffQueue, type StaffQueue, staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { StaffQueuePage } from '@aangan/shared-kit/ui/staff-queue-page';
import { TimeAgo } from '@aangan/shared-kit/ui/time-ago';
import { DISPUTE_KIND_WORDS, LANDLORD_STEP_WORDS } from '../landlord-payments/public.ts';
import { STAFF_MONEY_WORDS } from './staff-money.words.ts';

const QUEUE: StaffQueue<StaffRentDispute> = {
  name: 'rent-disputes',
  title: 'Reports of landlords',
  about: STAFF_MONEY_WORDS.disputes,
  empty: 'No report waits.',
  atMost: 100,
  choices: [
    {
      name: 'agreed',
      label: 'Agree with the landlord',
      effect: STAFF_MONEY_WORDS.agree,
      done: STAFF_MONEY_WORDS.agreed,
      needsReason: true,
    },
    {
      name: 'refused',
      label: 'Nothing is wrong',
      effect: STAFF_MONEY_WORDS.deny,
      done: STAFF_MONEY_WORDS.denied,
      needsReason: true,
    },
  ],
  reasonReader: STAFF_MONEY_WORDS.disputeReader,
  list: async (http) => (await http.request('GET /api/v1/staff/rent-disputes', {})).disputes,
  idOf: ({ disputeId }) => disputeId,
  titleOf: ({ kind, paise }) => `${DISPUTE_KIND_WORDS[kind]}: ${formatPaise(paise)}`,
  async decide(http, { id: disputeId, choice, reason = '' }) {
    const decision = choice === 'agreed' ? ('agreed' as const) : ('refused' as const);
    const json = { decision, reason };
    await http.request('POST /api/v1/staff/rent-disputes/{disputeId}', { params: { disputeId }, json });
    return undefined;
  },
};

/** Payments that landlords have reported. */
export const loader = (args: PageArgs) => loadStaffQueue(QUEUE, args);
export const action = (args: ActionArgs) => decideStaffCase(QUEUE, args);
export const head = () => staffHead(QUEUE.title);

export function Component() {
  return (
    <StaffQueuePage queue={QUEUE} data={usePageData<typeof loader>()}>
      {({ text, reference, step, bankReference, landlord, account, payer, reportedOn }) => (
        <>
          <p>“{text}”</p>
          <p>
            {payer} pays {landlord}, account {account}. The payment: {LANDLORD_STEP_WORDS[step]}.
          </p>
          <SmallText>
            Support reference {reference}
            {bankReference !== null && `, bank reference ${bankReference}`}. Reported <TimeAgo at={reportedOn} />
          </SmallText>
        </>
      )}
    </StaffQueuePage>
  );
}
