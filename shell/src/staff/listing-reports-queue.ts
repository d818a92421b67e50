import { listingReportCalls } from '@aangan/shared-kit/contracts/listing-reports';
import {
  LISTING_REPORT_OUTCOMES,
  LISTING_REPORT_REASONS,
  LISTING_REPORT_STATES,
} from '@aangan/shared-kit/domain/listing-report-reason';
import { listingLinkById } from '@aangan/shared-kit/links/listing';
import { type Html, html } from './html.ts';
import type { QueueChoice, StaffQueue } from './staff-queue.ts';
import { staffTime } from './staff-time.ts';

const LIST = listingReportCalls['GET /api/v1/staff/listing-reports'].answer;
const DECIDED = listingReportCalls['POST /api/v1/staff/listing-reports/{reportId}'].answer;

type Outcome = 'LISTING_TAKEN_DOWN' | 'LISTING_CORRECTED' | 'OWNER_WARNED';

const LOOKED_AT: QueueChoice = {
  name: 'looked-at',
  label: 'Being looked at, decided later',
  effect: `It stays in this list. The reporter reads “${LISTING_REPORT_STATES.looked_at}”`,
  body: { state: 'looked_at' },
  done: 'The report is marked as looked at.',
};

const CHOICES: readonly QueueChoice[] = [
  LOOKED_AT,
  upheld('taken-down', 'Right: take the listing down', 'LISTING_TAKEN_DOWN'),
  upheld('corrected', 'Right: the listing is corrected', 'LISTING_CORRECTED'),
  upheld('warned', 'Right: the owner is warned', 'OWNER_WARNED'),
  {
    name: 'dismissed',
    label: 'Nothing wrong',
    effect: read(LISTING_REPORT_STATES.dismissed, LISTING_REPORT_OUTCOMES.NOTHING_WRONG_FOUND),
    body: { state: 'dismissed', outcome: 'NOTHING_WRONG_FOUND' },
    done: 'The report is dismissed.',
  },
];

type Report = ReturnType<typeof LIST.parse>['reports'][number];

/** Reports on wrong listings. */
export const LISTING_REPORTS: StaffQueue = {
  name: 'listing-reports',
  shortTitle: 'Reports',
  title: 'Reports on listings',
  about:
    'What people say is wrong with a listing. Listings that reports have paused come first, then the oldest. Who reported reads what you decide; the owner never reads who it was.',
  empty: 'No report waits for a decision.',
  atMost: 200,
  choices: CHOICES,
  cases: (answer, now) =>
    LIST.parse(answer).reports.map((report) => ({
      id: report.id,
      title: report.title,
      known: knownOf(report, now),
      choices: report.state === 'received' ? CHOICES : CHOICES.filter((choice) => choice !== LOOKED_AT),
    })),
  onOffer: (answer) => DECIDED.parse(answer).listingActive,
};

function knownOf({ propertyId, reason, words, state, reportedOn, weight, paused }: Report, now: number): Html {
  return html`<p><strong>${LISTING_REPORT_REASONS[reason].label}</strong></p>
${words !== '' && html`<blockquote>${words}</blockquote>`}
<p class="soft">${paused && html`<span class="label attention">Paused by reports</span> `}${state === 'looked_at' && html`<span class="label good">Being looked at</span> `}Reported ${staffTime(reportedOn, now)}. ${weightWords(weight)}</p>
<p><a href="${listingLinkById(propertyId)}">See the listing</a></p>`;
}

function upheld(name: string, label: string, outcome: Outcome): QueueChoice {
  return {
    name,
    label,
    effect: read(LISTING_REPORT_STATES.upheld, LISTING_REPORT_OUTCOMES[outcome]),
    body: { state: 'upheld', outcome },
    done: `The report is decided: ${LISTING_REPORT_OUTCOMES[outcome]}`,
  };
}

function read(state: string, outcome: string): string {
  return `The reporter reads “${state} ${outcome}”`;
}

function weightWords(weight: number): string {
  if (weight === 1) return 'It counts in full.';
  return weight === 0
    ? 'It counts for nothing: this person’s reports were mostly wrong.'
    : `It counts as ${weight}: a new account, or reports that were mostly wrong.`;
}
