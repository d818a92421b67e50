import { mostListed } from './most-listed.ts';

const HSR = { slug: 'hsr', listings: { RENT: 4, BUY: 1 } };
const ADYAR = { slug: 'adyar', listings: { RENT: 9 } };
const EMPTY = { slug: 'empty', listings: { RENT: 0 } };

describe('the localities with most listings', () => {
  it('are ranked by their listings of the category, without those that have none', () => {
    expect(mostListed([HSR, EMPTY, ADYAR], 'RENT')).toEqual([ADYAR, HSR]);
    expect(mostListed([HSR, EMPTY, ADYAR], 'BUY')).toEqual([HSR]);
    expect(mostListed([HSR, EMPTY, ADYAR], 'PLOT')).toEqual([]);
  });
});
