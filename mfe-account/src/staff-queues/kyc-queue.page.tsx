import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { KycUserType } from '@aangan/shared-kit/contracts/kyc';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { decideStaffCase, loadStaffQueue, type StaffQueue, staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { Rows, SmallText } from '@aangan/shared-kit/ui/layout';
import { StaffQueuePage } from '@aangan/shared-kit/ui/staff-queue-page';
import { TimeAgo } from '@aangan/shared-kit/ui/time-ago';
import { DOCUMENTS } from '../kyc/public.ts';
import { KYC_QUEUE_WORDS } from './kyc-queue.words.ts';

type Papers = CallAnswer<'GET /api/v1/staff/kyc'>['waiting'][number];

const QUEUE: StaffQueue<Papers> = {
  name: 'kyc',
  title: 'Proof of identity',
  about: KYC_QUEUE_WORDS.kyc,
  empty: KYC_QUEUE_WORDS.noKyc,
  atMost: 50,
  reasonReader: KYC_QUEUE_WORDS.rejectKyc,
  choices: [
    {
      name: 'verified',
      label: 'The documents are right',
      effect: KYC_QUEUE_WORDS.verified,
      done: 'The documents are verified.',
    },
    {
      name: 'rejected',
      label: 'Reject them',
      effect: KYC_QUEUE_WORDS.rejected,
      done: 'The documents are rejected.',
      needsReason: true,
    },
  ],
  list: async (http, ids) =>
    (await http.request('GET /api/v1/staff/kyc', { query: ids ? { ids: ids.join(',') } : {} })).waiting,
  search: {
    listings: false,
    find: async (http, text) => (await http.request('POST /api/v1/staff/kyc/search', { json: { text } })).ids,
  },
  idOf: ({ accountId, userType }) => `${accountId}:${userType}`,
  titleOf: ({ name, userType }) => `${name}, ${userType}`,
  async decide(http, { id, choice, reason = '' }) {
    const [accountId = '', userType] = id.split(':');
    const params = { accountId, userType: userType as KycUserType };
    const json = choice === 'rejected' ? ({ decision: 'reject', reason } as const) : { decision: 'verify' as const };
    await http.request('POST /api/v1/staff/kyc/{accountId}/{userType}', { params, json });
    return undefined;
  },
};

/** Papers for property management. */
export const loader = (args: PageArgs) => loadStaffQueue(QUEUE, args);
export const action = (args: ActionArgs) => decideStaffCase(QUEUE, args);
export const head = () => staffHead(QUEUE.title);

export function Component() {
  return (
    <StaffQueuePage queue={QUEUE} data={usePageData<typeof loader>()}>
      {({ accountId, userType, pan, aadhaarLast4, address, documents, submittedAt }) => (
        <>
          <Rows>
            <li>PAN: {pan ?? 'none'}</li>
            <li>Aadhaar, last four digits: {aadhaarLast4 ?? 'none'}</li>
            <li>Address: {address ?? 'none'}</li>
            {documents.map(({ document }) => (
              <li key={document}>
                <a href={`/api/v1/staff/kyc/${accountId}/${userType}/${document}`}>{DOCUMENTS[document].name}</a>
              </li>
            ))}
          </Rows>
          {submittedAt !== null && (
            <SmallText>
              Sent <TimeAgo at={submittedAt} />
            </SmallText>
          )}
        </>
      )}
    </StaffQueuePage>
  );
}
