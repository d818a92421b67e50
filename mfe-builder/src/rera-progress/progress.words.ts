import type { BookingWarning, ComplaintState, ComplaintSubject } from '@aangan/shared-kit/domain/project-progress';
import { monthText } from '@aangan/shared-kit/domain/projects/project-words';

/** What people read about quarterly progress. */
export const PROGRESS_WORDS = {
  title: 'Progress reports of projects',
  about: 'What builders promised, what they report each quarter, and the source of each fact.',
  invented:
    'All builders, projects, reports and complaints on this site are invented for the demonstration. Before a real booking, read the reports on the website of your state’s RERA authority.',
  search: 'Name of the project or builder',
  find: 'Find projects',
  found: (count: number, name: string) => `${count === 12 ? 'The first 12' : count} for “${name}”`,
  none: (name: string) => `No project or builder is called “${name}”`,
  noneNext: 'Try a part of the name, such as its first word.',
  short: 'Type at least two letters of the name.',
  by: 'by',
  promised: 'Promised',
  expected: 'Expected now',
  handedOver: 'Handed over',
  registration: 'RERA registration',
  titleCheck: 'Title check',
  validUntil: (day: string) => `valid until ${day}`,
  quarters: 'Quarterly reports',
  noQuarters: 'There is no quarterly report of this project.',
  quarter: 'Quarter',
  done: 'Built',
  planned: 'Promised',
  sold: 'Units sold',
  completion: 'Completion expected',
  source: 'Source',
  reported: (source: string, day: string) => `${source}, ${day}`,
  progressOf: (done: number, promised: number) => `${done}% built, ${promised}% promised by then`,
  complaints: 'Complaints',
  older: (count: number) => (count === 1 ? '1 older complaint' : `${count} older complaints`),
  noComplaints: 'No complaints are known to us.',
  complaint: (id: string, day: string) => `${id}, filed on ${day}`,
  project: 'Open the project',
  record: (builder: string) => `Record of ${builder}`,
} as const;

export const COMPLAINT_SUBJECT_WORDS: Readonly<Record<ComplaintSubject, string>> = {
  DELAY: 'Late hand-over',
  QUALITY: 'Quality of construction',
  REFUND: 'Refund not paid',
  AMENITIES: 'Promised amenities missing',
  DOCUMENTS: 'Documents not given',
};

export const COMPLAINT_STATE_WORDS: Readonly<Record<ComplaintState, string>> = {
  OPEN: 'Open',
  UPHELD: 'Upheld',
  SETTLED: 'Settled',
  DISMISSED: 'Dismissed',
};

/** What people read before a booking. */
export const WARNING_WORDS = {
  title: 'Before you book',
  none: 'We found nothing that a buyer should ask about first.',
  report: 'Read the progress report',
} as const;

/** A warning: what we found, and what to ask for. */
export function warningWords(warning: BookingWarning): { readonly title: string; readonly advice: string } {
  switch (warning.kind) {
    case 'NO_RERA':
      return {
        title: 'No RERA number is given',
        advice: 'Ask for the number and look it up at the authority. Pay nothing before you have seen it.',
      };
    case 'RERA_LAPSED':
      return {
        title: 'The RERA registration has lapsed',
        advice: 'Ask for the extension in writing. A lapsed project may not be sold.',
      };
    case 'TITLE_CHECK_MISSING':
      return {
        title: 'No title check found',
        advice: 'Ask for a title report of the last 30 years, and have your own advocate read it.',
      };
    case 'NO_REPORT':
      return {
        title: 'No quarterly report found',
        advice: 'Builders report to the authority each quarter. Ask for the last report.',
      };
    case 'LATE':
      return {
        title: `Possession is ${months(warning.number)} later than promised`,
        advice: 'Ask which date the agreement names, and what the builder pays for each month after it.',
      };
    case 'BEHIND':
      return {
        title: `Construction is ${warning.number} percentage points behind the promise`,
        advice: 'Visit the site, and compare it with the last report.',
      };
    case 'COMPLAINTS':
      return {
        title: warning.number === 1 ? '1 complaint is open' : `${warning.number} complaints are open`,
        advice: 'Read what they are about, and ask the builder.',
      };
  }
}

/** `Sep 2026` as the end of a quarter: `Jul to Sep 2026`. @param day the last day of the quarter */
export function quarterText(day: string): string {
  const first = `${day.slice(0, 5)}${String(Number(day.slice(5, 7)) - 2).padStart(2, '0')}-01`;
  return `${monthText(first).slice(0, 3)} to ${monthText(day)}`;
}

/** `23 Nov 2026`. @param day `2026-11-23` */
export function dayText(day: string): string {
  return `${Number(day.slice(8, 10))} ${monthText(day)}`;
}

function months(number: number): string {
  return number === 1 ? '1 month' : `${number} months`;
}
