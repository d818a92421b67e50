import { PACKED_BYTES, unpackSlice } from './listing-slice.ts';
import { sliceStore } from './slice-store.ts';

function storeOf(mostRows: number) {
  const loaded: string[] = [];
  const store = sliceStore({
    load: async (category, city) => {
      loaded.push(`${city} ${category}`);
      return unpackSlice([{ localityId: 'l', societyId: null, packed: Buffer.alloc(10 * PACKED_BYTES) }]);
    },
    now: () => 0,
    freshMs: 1000,
    mostRows,
  });
  return { read: (city: string) => store.read('RENT', city, () => undefined), loaded };
}

describe('the slice cache of a server', () => {
  it('are loaded once each', async () => {
    const { read, loaded } = storeOf(100);
    for (const city of ['pune', 'delhi', 'pune']) await read(city);
    expect(loaded).toEqual(['pune RENT', 'delhi RENT']);
  });

  it('are evicted, least recently used first, when they contain too many listings', async () => {
    const { read, loaded } = storeOf(25);
    for (const city of ['pune', 'delhi', 'pune', 'noida', 'pune', 'delhi']) await read(city);
    expect(loaded).toEqual(['pune RENT', 'delhi RENT', 'noida RENT', 'delhi RENT']);
  });

  it('include at least the requested one, however large', async () => {
    const { read, loaded } = storeOf(5);
    await read('pune');
    await read('pune');
    expect(loaded).toEqual(['pune RENT']);
  });
});
