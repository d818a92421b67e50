import {
  type CardsAnswer,
  cardRecord,
  type PropertyRecord,
  type SearchAnswer,
} from '@aangan/shared-kit/contracts/property';
import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { slugify } from '@aangan/shared-kit/domain/slug';
import { listingLink } from '@aangan/shared-kit/links/listing';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

/** Bytes of the answer to a page of 30 cards, uncompressed. */
const MOST_BYTES = 25_000;

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const NEAR = 'city=bangalore&category=RENT&near=manyata-tech-park&sort=nearest';

const SEARCHES = [...LISTING_CATEGORIES.map((category) => `city=bangalore&category=${category}`), NEAR];

/** What the contract says of a card: fields of the record, without those that do not apply. */
function fieldsOfCard(record: PropertyRecord): Record<string, unknown> {
  const monthly = record.price === 0;
  const fields = { ...record, state: record.state === 'READY' ? '' : record.state };
  const shown = Object.entries(fields).filter(
    ([name, value]) =>
      name in cardRecord.shape &&
      name !== 'detailUrl' &&
      (name === 'distanceKm' ? value !== null : Boolean(value) && String(value) !== '') &&
      (name !== 'availableFrom' || monthly),
  );
  const photos = record.photos.map(({ id, colour, title, illustration }, index) => ({
    id,
    title,
    ...(index === 0 && { colour }),
    ...(illustration && { illustration }),
  }));
  const latitude = expect.closeTo(record.latitude, 5);
  const longitude = expect.closeTo(record.longitude, 5);
  return { ...Object.fromEntries(shown), latitude, longitude, photos };
}

describe('the cards of a search', () => {
  it.each(SEARCHES)('are the page of %s with the fields that cards show', async (query) => {
    const { records, ...whole } = await server.answer<SearchAnswer>(`/api/v1/property/search?${query}`);
    const { records: cards, ...answer } = await server.answer<CardsAnswer>(`/api/v1/property/search/cards?${query}`);
    expect(records.length).toBeGreaterThan(0);
    expect(cards).toEqual(records.map(fieldsOfCard));
    expect(answer).toEqual(whole);
  });

  it.each(SEARCHES)(`have at most ${MOST_BYTES} bytes for %s`, async (query) => {
    const { body } = await server.get(`/api/v1/property/search/cards?${query}&size=30`);
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('have the address that the record has', async () => {
    const { records } = await server.answer<SearchAnswer>(`/api/v1/property/search?${SEARCHES[0]}`);
    const addressOf = ({ id, propertyType, title }: PropertyRecord) =>
      listingLink({ id, category: propertyType, text: slugify(title) });
    expect(records.map(addressOf)).toEqual(records.map(({ detailUrl }) => detailUrl));
  });

  it('have the second page after a cursor', async () => {
    const path = '/api/v1/property/search/cards?city=bangalore&category=RENT&size=5';
    const { pages, records } = await server.answer<CardsAnswer>(path);
    const after = pages.find(({ page }) => page === 2)?.after ?? '';
    const next = await server.answer<CardsAnswer>(`${path}&page=2&after=${encodeURIComponent(after)}`);
    expect(next.records).toHaveLength(5);
    expect(next.records.map(({ id }) => id).filter((id) => records.some((before) => before.id === id))).toEqual([]);
  });
});
