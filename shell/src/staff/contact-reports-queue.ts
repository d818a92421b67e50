import { contactCalls } from '@aangan/shared-kit/contracts/contacts';
import { REPORT_WORDS } from '@aangan/shared-kit/domain/number-report-words';
import { listingLinkById } from '@aangan/shared-kit/links/listing';
import { html } from './html.ts';
import type { QueueChoice, StaffQueue } from './staff-queue.ts';
import { staffTime } from './staff-time.ts';

const LIST = contactCalls['GET /api/v1/staff/contact-reports'].answer;

const CHOICES: readonly QueueChoice[] = [
  {
    name: 'upheld',
    label: 'Right',
    effect: 'It goes on counting: three people’s reports hold the number. The reporter reads that you agreed.',
    body: { state: 'upheld' },
    done: 'The report stands.',
  },
  {
    name: 'dismissed',
    label: 'Nothing wrong',
    effect: 'It counts no more. The reporter reads that you found nothing wrong.',
    body: { state: 'dismissed' },
    done: 'The report is dismissed.',
  },
];

/** Reports on people whose number the reporter got. */
export const CONTACT_REPORTS: StaffQueue = {
  name: 'contact-reports',
  shortTitle: 'Numbers',
  title: 'Reports on numbers',
  about:
    'What people say about somebody whose number they got, the oldest first. From three people on, nothing new goes out to or from the reported person.',
  empty: 'No report on a number waits for a decision.',
  atMost: 200,
  choices: CHOICES,
  cases: (answer, now) =>
    LIST.parse(answer).reports.map(({ id, reportedId, reason, listingId, createdOn, reporters }) => ({
      id,
      title: REPORT_WORDS[reason],
      known: html`<p>About account <code>${reportedId}</code>, on whom ${reporters === 1 ? 'one person’s report waits' : `${reporters} people’s reports wait`}.</p>
<p class="soft">Reported ${staffTime(createdOn, now)}</p><p><a href="${listingLinkById(listingId)}">The listing they met over</a></p>`,
      choices: CHOICES,
    })),
  onOffer: () => undefined,
};
