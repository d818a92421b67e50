import type { StaffRentHold } from '@aangan/shared-kit/contracts/rent-holds';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { decideStaffCase, loadStaffQueue, type StaffQueue, staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { Rows, SmallText } from '@aangan/shared-kit/ui/layout';
import { StaffQueuePage } from '@aangan/shared-kit/ui/staff-queue-page';
import { TimeAgo } from '@aangan/shared-kit/ui/time-ago';
import { REASON_WORDS, STAFF_WORDS } from './rent-hold.words.ts';

const QUEUE: StaffQueue<StaffRentHold> = {
  name: 'rent-holds',
  title: STAFF_WORDS.title,
  about: STAFF_WORDS.about,
  empty: STAFF_WORDS.empty,
  atMost: 100,
  reasonReader: STAFF_WORDS.reasonReader,
  choices: [
    {
      name: 'release',
      label: STAFF_WORDS.release,
      effect: STAFF_WORDS.releaseEffect,
      done: STAFF_WORDS.released,
      needsReason: true,
    },
    {
      name: 'return',
      label: STAFF_WORDS.return,
      effect: STAFF_WORDS.returnEffect,
      done: STAFF_WORDS.returned,
      needsReason: true,
    },
  ],
  list: async (http) => (await http.request('GET /api/v1/staff/rent-holds', {})).holds,
  idOf: ({ holdId }) => holdId,
  titleOf: ({ paise, reason }) => `${formatPaise(paise)}: ${REASON_WORDS[reason].title}`,
  async decide(http, { id: holdId, choice, reason = '' }) {
    const decision = choice === 'release' ? ('release' as const) : ('return' as const);
    await http.request('POST /api/v1/staff/rent-holds/{holdId}', { params: { holdId }, json: { decision, reason } });
    return undefined;
  },
};

/** Payouts of rent that wait for staff. */
export const loader = (args: PageArgs) => loadStaffQueue(QUEUE, args);
export const action = (args: ActionArgs) => decideStaffCase(QUEUE, args);
export const head = () => staffHead(QUEUE.title);

export function Component() {
  return (
    <StaffQueuePage queue={QUEUE} data={usePageData<typeof loader>()}>
      {({ answer, payers, landlord, account, reference, papers, heldOn }) => (
        <>
          <p>{answer === null ? STAFF_WORDS.noAnswer : `“${answer}”`}</p>
          <Rows>
            <li>Paid by {payers.join(', ')}</li>
            <li>
              For {landlord}, account {account}
            </li>
            {papers.map((file, index) => (
              <li key={file}>
                <a href={file}>{STAFF_WORDS.paper(index + 1)}</a>
              </li>
            ))}
          </Rows>
          <SmallText>
            <code>{reference}</code>, held <TimeAgo at={heldOn} />
          </SmallText>
        </>
      )}
    </StaffQueuePage>
  );
}
