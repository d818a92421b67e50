import type { CallAnswer, CallInput } from '@aangan/shared-kit/contracts/all-calls';
import { LISTING_REPORT_OUTCOMES, LISTING_REPORT_STATES } from '@aangan/shared-kit/domain/listing-report-reason';
import type { MadeDecision, StaffChoice, StaffQueue } from '@aangan/shared-kit/platform/staff-queue';

type Report = CallAnswer<'GET /api/v1/staff/listing-reports'>['reports'][number];
type Decision = CallInput<'POST /api/v1/staff/listing-reports/{reportId}'>['json'];

const LOOKED_AT: StaffChoice = {
  name: 'looked_at',
  label: 'Being checked, decided later',
  effect: `The report stays in this list. The reporter reads “${LISTING_REPORT_STATES.looked_at}”`,
  done: 'The report is marked as being checked.',
};

const CHOICES: readonly StaffChoice[] = [
  LOOKED_AT,
  upheld('LISTING_TAKEN_DOWN', 'Right: take the listing down'),
  upheld('LISTING_CORRECTED', 'Right: the listing is corrected'),
  upheld('OWNER_WARNED', 'Right: the owner is warned'),
  {
    name: 'NOTHING_WRONG_FOUND',
    label: 'Nothing wrong',
    effect: readerWords('dismissed', 'NOTHING_WRONG_FOUND'),
    done: 'The report is dismissed.',
  },
];

/** Reports on wrong listings. */
export const LISTING_REPORTS: StaffQueue<Report> = {
  name: 'listing-reports',
  title: 'Reports on listings',
  about:
    'Reports about listings. Listings that reports have paused come first, then the oldest. The reporter reads your decision. The owner never learns who reported.',
  empty: 'No report waits for a decision.',
  atMost: 200,
  choices: CHOICES,
  list: async (http) => (await http.request('GET /api/v1/staff/listing-reports', {})).reports,
  idOf: ({ id }) => id,
  titleOf: ({ title }) => title,
  choicesFor: ({ state }) => (state === 'received' ? CHOICES : CHOICES.filter((choice) => choice !== LOOKED_AT)),
  async decide(http, { id: reportId, ...decision }) {
    const input = { params: { reportId }, json: decisionOf(decision) };
    return (await http.request('POST /api/v1/staff/listing-reports/{reportId}', input)).listingActive;
  },
  takeBack: (http, reportId) =>
    http.request('DELETE /api/v1/staff/listing-reports/{reportId}/decision', { params: { reportId } }),
};

type Outcome = Extract<Decision, { state: 'upheld' }>['outcome'];

function decisionOf({ choice, reason }: Omit<MadeDecision, 'id'>): Decision {
  const given = reason === undefined ? {} : { reason };
  if (choice === 'looked_at') return { state: 'looked_at', ...given };
  if (choice === 'NOTHING_WRONG_FOUND') return { state: 'dismissed', outcome: choice, ...given };
  return { state: 'upheld', outcome: choice as Outcome, reason: reason ?? '' };
}

function upheld(name: Outcome, label: string): StaffChoice {
  const done = `The report is decided: ${LISTING_REPORT_OUTCOMES[name]}`;
  return { name, label, effect: readerWords('upheld', name), done, needsReason: true };
}

function readerWords(state: 'upheld' | 'dismissed', outcome: keyof typeof LISTING_REPORT_OUTCOMES): string {
  return `The reporter reads “${LISTING_REPORT_STATES[state]} ${LISTING_REPORT_OUTCOMES[outcome]}”`;
}
