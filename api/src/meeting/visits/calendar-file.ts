/** Facts of a visit for a calendar. */
export interface CalendarVisit {
  /** The same for all versions of one visit. */
  readonly uid: string;
  /** Higher for each later version. */
  readonly sequence: number;
  readonly cancelled: boolean;
  /** Epoch ms. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** When this version was created, epoch ms. */
  readonly changedAt: number;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
}

/** An iCalendar file (RFC 5545) of one visit. Times are in UTC, so that each calendar shows its own zone's. */
export function calendarFile(visit: CalendarVisit): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Aangan//Visits//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${visit.cancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${visit.uid}`,
    `SEQUENCE:${visit.sequence}`,
    `DTSTAMP:${utc(visit.changedAt)}`,
    `DTSTART:${utc(visit.startsAt)}`,
    `DTEND:${utc(visit.endsAt)}`,
    `STATUS:${visit.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(visit.summary)}`,
    `DESCRIPTION:${escaped(visit.description)}`,
    `LOCATION:${escaped(visit.location)}`,
    `URL:${visit.url}`,
    ...(visit.cancelled ? [] : ALARM),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Two hours before. */
const ALARM = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Visit', 'TRIGGER:-PT2H', 'END:VALARM'];

/** `20261121T043000Z`. */
function utc(epochMs: number): string {
  return new Date(epochMs).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Source: RFC 5545, section 3.3.11 (text). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

const LINE_OCTETS = 75;

/** Folds lines to 75 octets at most, never within a character. Source: RFC 5545, section 3.1 (content lines). */
function folded(line: string): string {
  const parts = [''];
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    // The space that begins a folded line counts as well.
    if (octets + length > LINE_OCTETS) {
      parts.push('');
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += length;
  }
  return parts.join('\r\n ');
}
