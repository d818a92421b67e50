import { dealsADay } from './deal-unlocks.ts';

describe('dealsADay', () => {
  it('is 3 for a guest and 9 for somebody logged in', () => {
    expect([dealsADay(false), dealsADay(true)]).toEqual([3, 9]);
  });
});
