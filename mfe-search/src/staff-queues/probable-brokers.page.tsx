import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { listingLinkById } from '@aangan/shared-kit/links/listing';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { decideStaffCase, loadStaffQueue, type StaffQueue, staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { Rows } from '@aangan/shared-kit/ui/layout';
import { StaffQueuePage } from '@aangan/shared-kit/ui/staff-queue-page';
import { EvidenceList } from './evidence-list.tsx';
import { STAFF_QUEUES_WORDS } from './staff-queues.words.ts';

type Suspected = CallAnswer<'GET /api/v1/staff/probable-brokers'>['accounts'][number];

const QUEUE: StaffQueue<Suspected> = {
  name: 'probable-brokers',
  title: 'Probable brokers',
  about: STAFF_QUEUES_WORDS.brokers,
  empty: STAFF_QUEUES_WORDS.noBrokers,
  atMost: 100,
  choices: [
    {
      name: 'cleared',
      label: 'Not a broker',
      effect: STAFF_QUEUES_WORDS.notBroker,
      done: 'The account is cleared.',
    },
  ],
  list: async (http) => (await http.request('GET /api/v1/staff/probable-brokers', {})).accounts,
  idOf: ({ id }) => id,
  titleOf: ({ id }) => `Account ${id}`,
  async decide(http, { id: accountId, ...given }) {
    const json = { verdict: 'cleared' as const, ...(given.reason && { reason: given.reason }) };
    await http.request('POST /api/v1/staff/probable-brokers/{accountId}', { params: { accountId }, json });
    return undefined;
  },
  takeBack: (http, accountId) =>
    http.request('DELETE /api/v1/staff/probable-brokers/{accountId}/decision', { params: { accountId } }),
};

/** Accounts whose listings suggest a broker. */
export const loader = (args: PageArgs) => loadStaffQueue(QUEUE, args);
export const action = (args: ActionArgs) => decideStaffCase(QUEUE, args);
export const head = () => staffHead(QUEUE.title);

export function Component() {
  return (
    <StaffQueuePage queue={QUEUE} data={usePageData<typeof loader>()}>
      {({ evidence, listings, homes }) => (
        <>
          <EvidenceList evidence={evidence} />
          <h3>
            {listings} {listings === 1 ? 'listing' : 'listings'}
            {homes.length < listings && STAFF_QUEUES_WORDS.lastHomes(homes.length)}
          </h3>
          <Rows gap={8}>
            {homes.map(({ id, title }) => (
              <li key={id}>
                <Link to={listingLinkById(id)}>{title}</Link>
              </li>
            ))}
          </Rows>
        </>
      )}
    </StaffQueuePage>
  );
}
