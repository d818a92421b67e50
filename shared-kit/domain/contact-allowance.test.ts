import { indiaMonth } from './contact-allowance.ts';

describe('the month of contacts', () => {
  it('begins and ends at midnight in India', () => {
    expect(indiaMonth(Date.parse('2026-11-20T12:00+05:30'))).toEqual({
      start: Date.parse('2026-11-01T00:00+05:30'),
      end: Date.parse('2026-12-01T00:00+05:30'),
    });
  });

  it('is the new month once India has reached it, although UTC has not', () => {
    const { start, end } = indiaMonth(Date.parse('2026-12-31T19:00Z'));
    expect([start, end]).toEqual([Date.parse('2027-01-01T00:00+05:30'), Date.parse('2027-02-01T00:00+05:30')]);
  });
});
