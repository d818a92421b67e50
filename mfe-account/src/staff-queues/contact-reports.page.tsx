import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { REPORT_WORDS } from '@aangan/shared-kit/domain/number-report-words';
import { listingLinkById } from '@aangan/shared-kit/links/listing';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { decideStaffCase, loadStaffQueue, type StaffQueue, staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { StaffQueuePage } from '@aangan/shared-kit/ui/staff-queue-page';
import { TimeAgo } from '@aangan/shared-kit/ui/time-ago';
import { CONTACT_REPORTS_WORDS } from './contact-reports.words.ts';

type Report = CallAnswer<'GET /api/v1/staff/contact-reports'>['reports'][number];

const QUEUE: StaffQueue<Report> = {
  name: 'contact-reports',
  title: 'Reports on numbers',
  about: CONTACT_REPORTS_WORDS.numbers,
  empty: CONTACT_REPORTS_WORDS.noNumbers,
  atMost: 200,
  choices: [
    {
      name: 'upheld',
      label: 'Right',
      effect: CONTACT_REPORTS_WORDS.upheld,
      done: CONTACT_REPORTS_WORDS.stays,
      needsReason: true,
    },
    {
      name: 'dismissed',
      label: 'Nothing wrong',
      effect: CONTACT_REPORTS_WORDS.dismissed,
      done: 'The report is dismissed.',
    },
  ],
  list: async (http) => (await http.request('GET /api/v1/staff/contact-reports', {})).reports,
  idOf: ({ id }) => id,
  titleOf: ({ reason }) => REPORT_WORDS[reason],
  async decide(http, { id: reportId, choice, reason = '' }) {
    const json = choice === 'upheld' ? ({ state: choice, reason } as const) : { state: 'dismissed' as const };
    const input = { params: { reportId }, json: { ...json, ...(reason && { reason }) } };
    await http.request('POST /api/v1/staff/contact-reports/{reportId}', input);
    return undefined;
  },
  takeBack: (http, reportId) =>
    http.request('DELETE /api/v1/staff/contact-reports/{reportId}/decision', { params: { reportId } }),
};

/** Reports on people whose number the reporter got. */
export const loader = (args: PageArgs) => loadStaffQueue(QUEUE, args);
export const action = (args: ActionArgs) => decideStaffCase(QUEUE, args);
export const head = () => staffHead(QUEUE.title);

export function Component() {
  return (
    <StaffQueuePage queue={QUEUE} data={usePageData<typeof loader>()}>
      {({ reportedId, reporters, createdOn, listingId }) => (
        <>
          <p>
            About account <code>{reportedId}</code>:{' '}
            {reporters === 1 ? 'one person’s report waits' : `${reporters} people’s reports wait`}.
          </p>
          <SmallText>
            Reported <TimeAgo at={createdOn} />
          </SmallText>
          <p>
            <Link to={listingLinkById(listingId)}>{CONTACT_REPORTS_WORDS.metOver}</Link>
          </p>
        </>
      )}
    </StaffQueuePage>
  );
}
