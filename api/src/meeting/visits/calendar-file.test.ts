import fc from 'fast-check';
import { type CalendarVisit, calendarFile } from './calendar-file.ts';

const VISIT: CalendarVisit = {
  uid: 'vis_1@www.example.com',
  sequence: 2,
  cancelled: false,
  startsAt: Date.UTC(2026, 10, 21, 4, 30),
  endsAt: Date.UTC(2026, 10, 21, 5, 30),
  changedAt: Date.UTC(2026, 10, 20, 6, 30, 15),
  summary: 'Visit: 2 BHK',
  description: 'Two lines;\nwith, signs \\ and all',
  location: '4th Cross, Indiranagar, Bengaluru',
  url: 'https://www.example.com/property/rent/x/detail',
};

/** Parses like a calendar: unfolds lines and reads the text of each property. */
function parse(file: string): ReadonlyMap<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [name = '', ...rest] = line.split(':');
      return [name, rest.join(':').replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))] as const;
    }),
  );
}

describe('the calendar file of a visit', () => {
  it('contains time, place and version', () => {
    const read = parse(calendarFile(VISIT));
    expect(Object.fromEntries(read)).toMatchObject({
      METHOD: 'PUBLISH',
      UID: VISIT.uid,
      SEQUENCE: '2',
      DTSTAMP: '20261120T063015Z',
      DTSTART: '20261121T043000Z',
      DTEND: '20261121T053000Z',
      STATUS: 'CONFIRMED',
      LOCATION: VISIT.location,
      URL: VISIT.url,
    });
    // The alarm has a description of its own, which overwrites the event's in the map.
    expect(calendarFile(VISIT)).toContain('DESCRIPTION:Two lines\\;\\nwith\\, signs \\\\ and all\r\n');
  });

  it('cancels a visit', () => {
    const read = parse(calendarFile({ ...VISIT, cancelled: true, sequence: 3 }));
    expect([read.get('METHOD'), read.get('STATUS'), read.get('SEQUENCE'), read.get('DESCRIPTION')]).toEqual([
      'CANCEL',
      'CANCELLED',
      '3',
      VISIT.description,
    ]);
  });

  it('round-trips any text, in lines of at most 75 octets', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 300 }).map((text) => text.replaceAll('\r', ''));
    fc.assert(
      fc.property(texts, (summary) => {
        const file = calendarFile({ ...VISIT, summary });
        expect(parse(file).get('SUMMARY')).toBe(summary);
        expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      }),
    );
  });
});
