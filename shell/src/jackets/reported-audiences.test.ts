import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { reportedAudiences } from './reported-audiences.ts';

const NOW = Date.UTC(2026, 10, 16);
const NOBODY = { shortlisted: 0, viewedOn: [], nri: false };

describe('the audiences that the browser names', () => {
  it('are empty for a new visitor', () => {
    expect(reportedAudiences(NOBODY, NOW)).toEqual({});
  });

  it('follow from what the device has stored', () => {
    const viewedOn = [1, 2, 3, 4, 20].map((hours) => NOW - hours * HOUR_MS);
    expect(reportedAudiences({ shortlisted: 2, viewedOn, nri: true }, NOW)).toEqual({
      'schedule-visit': ['shortlisted-unvisited'],
      'tenant-requirement': ['viewed-five'],
      'nri-user': ['abroad'],
      shortlist: ['shortlisted-one'],
      property: ['viewed-earlier'],
    });
  });

  it('do not include what the visitor has looked at just now', () => {
    expect(reportedAudiences({ ...NOBODY, viewedOn: [NOW - HOUR_MS] }, NOW)).toEqual({});
  });
});
