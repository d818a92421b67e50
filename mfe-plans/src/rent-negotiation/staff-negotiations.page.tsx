import type { StaffNegotiation } from '@aangan/shared-kit/contracts/rent-negotiations';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { spacedPhone } from '@aangan/shared-kit/domain/phone';
import { STAFF_CHANGES } from '@aangan/shared-kit/domain/rent-negotiation/negotiation';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { decideStaffCase, loadStaffQueue, type StaffQueue, staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { StaffQueuePage } from '@aangan/shared-kit/ui/staff-queue-page';
import { TimeAgo } from '@aangan/shared-kit/ui/time-ago';
import { STAFF_NEGOTIATIONS_WORDS } from './staff-negotiations.words.ts';

const BEGIN = {
  name: 'begin',
  label: 'Begin',
  effect: STAFF_NEGOTIATIONS_WORDS.take,
  done: 'You negotiate now.',
};
const AGREE = {
  name: 'agree',
  label: 'Agreed',
  effect: STAFF_NEGOTIATIONS_WORDS.agreed,
  done: STAFF_NEGOTIATIONS_WORDS.result,
  needsReason: true,
} as const;
const FAIL = {
  name: 'fail',
  label: 'No lower rent',
  effect: STAFF_NEGOTIATIONS_WORDS.refused,
  done: 'The money goes back.',
  needsReason: true,
} as const;

const QUEUE: StaffQueue<StaffNegotiation> = {
  name: 'rent-negotiations',
  title: 'Rent negotiations',
  about: STAFF_NEGOTIATIONS_WORDS.lead,
  empty: 'No negotiations wait.',
  atMost: 50,
  choices: [BEGIN, AGREE, FAIL],
  reasonReader: STAFF_NEGOTIATIONS_WORDS.reader,
  list: async (http) => (await http.request('GET /api/v1/staff/rent-negotiations', {})).negotiations,
  idOf: ({ id }) => id,
  titleOf: ({ home }) => home.title,
  choicesFor: ({ state }) => (state === 'paid' ? [BEGIN, FAIL] : [AGREE, FAIL]),
  async decide(http, { id: negotiationId, choice, reason }) {
    const change = STAFF_CHANGES.find((each) => each === choice) ?? 'begin';
    const json = { change, ...(reason !== undefined && { reason }) };
    await http.request('POST /api/v1/staff/rent-negotiations/{negotiationId}', { params: { negotiationId }, json });
    return undefined;
  },
};

/** Negotiations that wait for staff. */
export const loader = (args: PageArgs) => loadStaffQueue(QUEUE, args);
export const action = (args: ActionArgs) => decideStaffCase(QUEUE, args);
export const head = () => staffHead(QUEUE.title);

export function Component() {
  return (
    <StaffQueuePage queue={QUEUE} data={usePageData<typeof loader>()}>
      {({ rentRupees, targetRupees, note, tenant, owner, phones, changedAt }) => (
        <>
          <p>{STAFF_NEGOTIATIONS_WORDS.offer(tenant, formatRupees(targetRupees), owner, formatRupees(rentRupees))}</p>
          {note !== '' && <p>“{note}”</p>}
          {phones && (
            <p>
              Tenant: <a href={`tel:${phones.tenant}`}>{spacedPhone(phones.tenant)}</a>. Owner:{' '}
              <a href={`tel:${phones.owner}`}>{spacedPhone(phones.owner)}</a>.
            </p>
          )}
          <SmallText>
            Since <TimeAgo at={changedAt} />
          </SmallText>
        </>
      )}
    </StaffQueuePage>
  );
}
