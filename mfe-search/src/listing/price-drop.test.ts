import { dropWords } from './price-drop.ts';

const DROPPED_ON = Date.UTC(2026, 10, 3, 6);

describe('the text of a price drop', () => {
  it('abbreviates large amounts, and is undefined without a drop', () => {
    expect(dropWords({ by: 250_000, on: DROPPED_ON })).toMatchObject({
      words: '₹2.5 Lacs less since 3 Nov',
      short: 'Down ₹2.5 Lacs',
    });
    expect(dropWords(undefined)).toBeUndefined();
  });
});
