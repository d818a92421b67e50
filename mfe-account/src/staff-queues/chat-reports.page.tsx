import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { CHAT_REPORT_REASONS } from '@aangan/shared-kit/domain/chat/chat-report-reason';
import { SCAM_WARNINGS } from '@aangan/shared-kit/domain/chat/scam-warnings';
import { indianTime } from '@aangan/shared-kit/domain/time-ago';
import { listingLinkById } from '@aangan/shared-kit/links/listing';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { decideStaffCase, loadStaffQueue, type StaffQueue, staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { Bullets, Quote, SmallText } from '@aangan/shared-kit/ui/layout';
import { StaffQueuePage } from '@aangan/shared-kit/ui/staff-queue-page';
import { TimeAgo } from '@aangan/shared-kit/ui/time-ago';
import { CHAT_REPORTS_WORDS } from './chat-reports.words.ts';
import styles from './staff-queues.module.css';

type Report = CallAnswer<'GET /api/v1/staff/chat-reports'>['reports'][number];

const QUEUE: StaffQueue<Report> = {
  name: 'chat-reports',
  title: 'Reports on chats',
  about: CHAT_REPORTS_WORDS.chats,
  empty: CHAT_REPORTS_WORDS.noChats,
  atMost: 200,
  choices: [
    {
      name: 'upheld',
      label: 'Close the chat',
      effect: CHAT_REPORTS_WORDS.chatClosed,
      done: 'The chat is closed.',
      needsReason: true,
    },
    {
      name: 'dismissed',
      label: 'Nothing wrong',
      effect: CHAT_REPORTS_WORDS.chatOpen,
      done: 'The report is dismissed.',
    },
  ],
  list: async (http) => (await http.request('GET /api/v1/staff/chat-reports', {})).reports,
  idOf: ({ id }) => id,
  titleOf: ({ reason }) => CHAT_REPORT_REASONS[reason],
  async decide(http, { id: reportId, choice, reason = '' }) {
    const json = choice === 'upheld' ? ({ state: choice, reason } as const) : { state: 'dismissed' as const };
    const input = { params: { reportId }, json: { ...json, ...(reason && { reason }) } };
    await http.request('POST /api/v1/staff/chat-reports/{reportId}', input);
    return undefined;
  },
  takeBack: (http, reportId) =>
    http.request('DELETE /api/v1/staff/chat-reports/{reportId}/decision', { params: { reportId } }),
};

const AUTHORS = { reporter: 'Reporter', reported: 'Reported person', product: 'Aangan' } as const;

/** Reports on chats, with the messages as evidence. */
export const loader = (args: PageArgs) => loadStaffQueue(QUEUE, args);
export const action = (args: ActionArgs) => decideStaffCase(QUEUE, args);
export const head = () => staffHead(QUEUE.title);

export function Component() {
  return (
    <StaffQueuePage queue={QUEUE} data={usePageData<typeof loader>()}>
      {({ id, words, propertyId, title, reportedRole, reportedId, reporters, signs, evidence, reportedOn }) => (
        <>
          <p>
            About the {reportedRole}, account <code>{reportedId}</code>:{' '}
            {reporters === 1 ? CHAT_REPORTS_WORDS.oneReporter : CHAT_REPORTS_WORDS.reporters(reporters)}.
          </p>
          <SmallText>
            Reported <TimeAgo at={reportedOn} />
          </SmallText>
          {words !== '' && <Quote>{words}</Quote>}
          {signs.length > 0 && (
            <Bullets>
              {signs.map((sign) => (
                <li key={sign}>{SCAM_WARNINGS[sign]}</li>
              ))}
            </Bullets>
          )}
          <details>
            <summary>Messages ({evidence.length})</summary>
            {evidence.map(({ seq, author, text, kind, photo, at }) => (
              <div key={seq}>
                <p>
                  <b>{AUTHORS[author]}</b>, {indianTime(at)}: {text || kind}
                </p>
                {photo !== null && (
                  <img
                    className={styles.photo}
                    src={`/api/v1/staff/chat-reports/${id}/photos/${photo}`}
                    alt={CHAT_REPORTS_WORDS.sentPhoto(AUTHORS[author].toLowerCase())}
                    loading="lazy"
                    decoding="async"
                  />
                )}
              </div>
            ))}
          </details>
          <p>
            <Link to={listingLinkById(propertyId)}>{title ?? 'The listing'}</Link>
          </p>
        </>
      )}
    </StaffQueuePage>
  );
}
