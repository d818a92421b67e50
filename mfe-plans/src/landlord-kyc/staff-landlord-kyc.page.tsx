import type { StaffLandlordKyc } from '@aangan/shared-kit/contracts/rent-landlord-kyc';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { actOnSearchedQueue, loadSearchedQueue, type SearchedQueue } from '@aangan/shared-kit/platform/staff-search';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { SearchedQueuePage } from '@aangan/shared-kit/ui/searched-queue-page';
import { TimeAgo } from '@aangan/shared-kit/ui/time-ago';
import { LANDLORD_PAPER_WORDS } from './landlord-kyc.words.ts';
import { STAFF_LANDLORD_KYC_WORDS } from './staff-landlord-kyc.words.ts';

const QUEUE: SearchedQueue<StaffLandlordKyc> = {
  name: 'landlord-kyc',
  title: 'KYC of landlords',
  about: STAFF_LANDLORD_KYC_WORDS.lead,
  empty: STAFF_LANDLORD_KYC_WORDS.empty,
  atMost: 50,
  choices: [
    {
      name: 'verified',
      label: 'Verify',
      effect: STAFF_LANDLORD_KYC_WORDS.verified,
      done: 'The landlord is verified.',
    },
    {
      name: 'refused',
      label: 'Refuse',
      effect: STAFF_LANDLORD_KYC_WORDS.refused,
      done: 'The landlord reads why.',
      needsReason: true,
    },
  ],
  reasonReader: STAFF_LANDLORD_KYC_WORDS.reader,
  list: async (http, ids) =>
    (await http.request('GET /api/v1/staff/landlord-kyc', { query: ids ? { ids: ids.join(',') } : {} })).landlords,
  search: {
    listings: false,
    find: async (http, text) => (await http.request('POST /api/v1/staff/landlord-kyc/search', { json: { text } })).ids,
  },
  idOf: ({ landlordId }) => landlordId,
  titleOf: ({ name }) => name,
  async decide(http, { id: landlordId, choice, reason = '' }) {
    const json =
      choice === 'verified' ? { decision: 'verified' as const, reason } : { decision: 'refused' as const, reason };
    await http.request('POST /api/v1/staff/landlord-kyc/{landlordId}', { params: { landlordId }, json });
    return undefined;
  },
};

/** Papers of landlords that wait for staff. */
export const loader = (args: PageArgs) => loadSearchedQueue(QUEUE, args);
export const action = (args: ActionArgs) => actOnSearchedQueue(QUEUE, args);
export const head = () => staffHead(QUEUE.title);

export function Component() {
  return (
    <SearchedQueuePage queue={QUEUE} data={usePageData<typeof loader>()}>
      {({ registeredName, pan, account, papers, submittedOn }) => (
        <>
          <p>{STAFF_LANDLORD_KYC_WORDS.account(pan, account, registeredName)}</p>
          <ul>
            {papers.map(({ paper, url }) => (
              <li key={paper}>
                <a href={url} download>
                  {LANDLORD_PAPER_WORDS[paper]}
                </a>
              </li>
            ))}
          </ul>
          <SmallText>
            Handed in <TimeAgo at={submittedOn} />
          </SmallText>
        </>
      )}
    </SearchedQueuePage>
  );
}
