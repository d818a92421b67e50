import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { decideStaffCase, loadStaffQueue, type StaffQueue, staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { Rows, SmallText } from '@aangan/shared-kit/ui/layout';
import { StaffQueuePage } from '@aangan/shared-kit/ui/staff-queue-page';
import { TimeAgo } from '@aangan/shared-kit/ui/time-ago';
import { OWNERSHIP_QUEUE_WORDS } from './ownership-queue.words.ts';

type Proof = CallAnswer<'GET /api/v1/staff/ownership'>['waiting'][number];

const QUEUE: StaffQueue<Proof> = {
  name: 'ownership',
  title: 'Ownership documents',
  about: OWNERSHIP_QUEUE_WORDS.ownership,
  empty: OWNERSHIP_QUEUE_WORDS.noOwnership,
  atMost: 50,
  reasonReader: OWNERSHIP_QUEUE_WORDS.refuseOwnership,
  choices: [
    {
      name: 'verified',
      label: 'The documents are right',
      effect: OWNERSHIP_QUEUE_WORDS.checked,
      done: 'The documents are verified.',
    },
    {
      name: 'refused',
      label: 'Refuse them',
      effect: OWNERSHIP_QUEUE_WORDS.refused,
      done: 'The documents are refused.',
      needsReason: true,
    },
  ],
  list: async (http, ids) =>
    (await http.request('GET /api/v1/staff/ownership', { query: ids ? { ids: ids.join(',') } : {} })).waiting,
  search: {
    listings: true,
    find: async (http, text) => (await http.request('POST /api/v1/staff/ownership/search', { json: { text } })).ids,
  },
  idOf: ({ listing }) => listing.id,
  titleOf: ({ listing }) => listing.title,
  async decide(http, { id, choice, reason = '' }) {
    const json = choice === 'refused' ? ({ decision: 'refuse', reason } as const) : { decision: 'verify' as const };
    await http.request('POST /api/v1/staff/ownership/{propertyId}', { params: { propertyId: id }, json });
    return undefined;
  },
};

/** Papers of ownership that wait for staff. */
export const loader = (args: PageArgs) => loadStaffQueue(QUEUE, args);
export const action = (args: ActionArgs) => decideStaffCase(QUEUE, args);
export const head = () => staffHead(QUEUE.title);

export function Component() {
  return (
    <StaffQueuePage queue={QUEUE} data={usePageData<typeof loader>()}>
      {({ listing, name, papers, submittedOn }) => (
        <>
          <Rows>
            <li>Account: {name}</li>
            <li>
              <a href={listing.url}>The listing</a>
            </li>
            {papers.map(({ file }, index) => (
              <li key={file}>
                <a href={file}>Document {index + 1}</a>
              </li>
            ))}
          </Rows>
          <SmallText>
            Sent <TimeAgo at={submittedOn} />
          </SmallText>
        </>
      )}
    </StaffQueuePage>
  );
}
