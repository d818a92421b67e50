import { listingIdError, seenError, validDaysError } from './staff-verification.ts';

describe('what staff enter of a listing', () => {
  it.each(['', 'short', '../code00', 'home 12345', 'x'.repeat(33)])('needs the id of a listing, not %j', (id) => {
    expect(listingIdError(id)).toMatch(/^Enter the listing’s id/);
  });

  it.each([
    ['1', undefined],
    ['180', undefined],
    ['0', 'Enter 1 to 180 days.'],
    ['181', 'Enter 1 to 180 days.'],
    ['1e2', 'Enter 1 to 180 days.'],
    ['many', 'Enter 1 to 180 days.'],
  ])('is valid for 1 to 180 days: %s', (typed, problem) => expect(validDaysError(typed)).toBe(problem));

  it('is one sentence', () => {
    expect(listingIdError('home12345')).toBeUndefined();
    expect(seenError('Too short')).toBe('Write 10 to 200 characters.');
    expect(seenError('x'.repeat(10))).toBeUndefined();
    expect(seenError('x'.repeat(201))).toBe('Write 10 to 200 characters.');
  });
});
