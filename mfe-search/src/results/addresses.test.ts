import { readFileSync } from 'node:fs';
import path from 'node:path';
import { canonicalSearchLink, parseSearchAddress, searchLink } from '@aangan/shared-kit/links/search';
import { BANK_AUCTION_PREFIX } from '@aangan/shared-kit/links/search-path';
import { isPageOfItsOwn } from './results-head.ts';

const ROWS = readFileSync(path.join(import.meta.dirname, 'addresses.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(3)
  .map((line) => line.split('\t'));

/** The outcome of an address, in the format of the rows of `addresses.tsv`. */
function answerOf(address: string): string[] {
  const { pathname, searchParams } = new URL(address, 'https://aangan.test');
  const found = parseSearchAddress(pathname, searchParams, 'bangalore');
  if (!found) return [address, '404', '-', '-'];
  const { search, untidy, view, ...at } = found;
  if (untidy) return [address, '301', searchLink(search, { ...at, ...(view && { view }) }), '-'];
  const own = isPageOfItsOwn({
    search,
    ...(view === 'map' && { view }),
    bankAuction: pathname.startsWith(BANK_AUCTION_PREFIX),
  });
  return [address, '200', canonicalSearchLink(search, at.page), own && view !== 'filters' ? 'index' : 'noindex'];
}

describe('addresses of listing pages', () => {
  it('are 300 different ones in the table', () => {
    expect(new Set(ROWS.map(([address]) => address)).size).toBe(300);
  });

  it.each(ROWS)('%s answers %s', (...row) => {
    expect(answerOf(row[0] ?? '')).toEqual(row);
  });

  it('redirect once, to an address that is canonical', () => {
    for (const [, status, to = ''] of ROWS) {
      if (status === '404') continue;
      expect([to, answerOf(to)[1]]).toEqual([to, '200']);
      if (status === '200') expect(answerOf(to)[2]).toBe(to);
    }
  });
});
