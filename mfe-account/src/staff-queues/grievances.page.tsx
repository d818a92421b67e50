import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { GRIEVANCE_KINDS, type GrievanceOutcome } from '@aangan/shared-kit/domain/grievance';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { decideStaffCase, loadStaffQueue, type StaffQueue, staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { FactsRow, Quote, SmallText } from '@aangan/shared-kit/ui/layout';
import { StaffQueuePage } from '@aangan/shared-kit/ui/staff-queue-page';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { TimeAgo } from '@aangan/shared-kit/ui/time-ago';
import { dueWords } from '../grievance/public.ts';
import { GRIEVANCES_WORDS } from './grievances.words.ts';

type Complaint = CallAnswer<'GET /api/v1/staff/grievances'>['grievances'][number];

const QUEUE: StaffQueue<Complaint> = {
  name: 'grievances',
  title: 'Complaints',
  about: GRIEVANCES_WORDS.grievances,
  empty: GRIEVANCES_WORDS.noGrievances,
  atMost: 200,
  reasonReader: GRIEVANCES_WORDS.grievanceReader,
  choices: [
    {
      name: 'upheld',
      label: 'The person is right',
      effect: GRIEVANCES_WORDS.sendAnswer,
      done: GRIEVANCES_WORDS.decided,
      needsReason: true,
    },
    {
      name: 'declined',
      label: 'We do not agree',
      effect: GRIEVANCES_WORDS.appeal,
      done: GRIEVANCES_WORDS.decided,
      needsReason: true,
    },
  ],
  list: async (http) => (await http.request('GET /api/v1/staff/grievances', {})).grievances,
  idOf: ({ number }) => number,
  titleOf: ({ number, name }) => `${number}, ${name}`,
  async decide(http, { id: number, choice, reason = '' }) {
    const json = { outcome: choice as GrievanceOutcome, reason };
    await http.request('POST /api/v1/staff/grievances/{number}', { params: { number }, json });
    return undefined;
  },
};

/** Complaints that wait for a decision. */
export const loader = (args: PageArgs) => loadStaffQueue(QUEUE, args);
export const action = (args: ActionArgs) => decideStaffCase(QUEUE, args);
export const head = () => staffHead(QUEUE.title);

export function Component() {
  const { now } = usePlatform();
  return (
    <StaffQueuePage queue={QUEUE} data={usePageData<typeof loader>()}>
      {({ kind, text, subject, receivedOn, dueOn }) => (
        <>
          <FactsRow>
            {dueOn < now && <StatusLabel tone="bad">Overdue</StatusLabel>}
            <span>Due {dueWords(dueOn)}</span>
          </FactsRow>
          <p>
            <strong>{GRIEVANCE_KINDS[kind].label}</strong>
          </p>
          <Quote>{text}</Quote>
          {subject !== '' && <p>About: {subject}</p>}
          <SmallText>
            Received <TimeAgo at={receivedOn} />
          </SmallText>
        </>
      )}
    </StaffQueuePage>
  );
}
