import { dropWords } from './price-drop.ts';

const DROPPED_ON = Date.UTC(2026, 10, 3, 6);

describe('words for a price that went down', () => {
  it('shortens what is large, and says nothing where nothing dropped', () => {
    expect(dropWords({ by: 250_000, on: DROPPED_ON })?.words).toBe('₹2.5 Lacs less since 3 Nov');
    expect(dropWords(undefined)).toBeUndefined();
  });
});
