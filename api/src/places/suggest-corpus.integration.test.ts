import type { FastifyInstance } from 'fastify';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { TEST_NOW } from '../../testing/test-data.ts';
import { buildServer } from '../build-server.ts';

const { database, close } = openTestDatabase();
let server: FastifyInstance;

beforeAll(async () => {
  server = await buildServer({ database, logLevel: 'silent', checkAnswers: true, now: () => TEST_NOW });
});
afterAll(async () => {
  await server.close();
  await close();
});

interface Suggested {
  kind: string;
  slug: string;
  city: string;
}

async function suggestions(hint: string, city = ''): Promise<Suggested[]> {
  const query = new URLSearchParams({ hint, ...(city && { city }) });
  return (await server.inject(`/places/api/v1/autocomplete?${query}`)).json().suggestions;
}

describe('suggestions for typed text within a city', () => {
  it.each([
    ['bangalore', 'kormangala', 'koramangala'],
    ['bangalore', 'koramngala', 'koramangala'],
    ['bangalore', 'KORA', 'koramangala'],
    ['bangalore', 'koramangala 5th block', 'koramangala'],
    ['bangalore', 'indranagar', 'indiranagar'],
    ['bangalore', 'indira nagr', 'indiranagar'],
    ['bangalore', 'hsr', 'hsr-layout'],
    ['bangalore', 'h.s.r. layot', 'hsr-layout'],
    ['bangalore', 'btm', 'btm-layout'],
    ['bangalore', 'layout btm', 'btm-layout'],
    ['bangalore', 'whitefeild', 'whitefield'],
    ['bangalore', 'wite field', 'whitefield'],
    ['bangalore', 'belandur', 'bellandur'],
    ['bangalore', 'marathalli', 'marathahalli'],
    ['bangalore', 'electronics city', 'electronic-city'],
    ['bangalore', 'jaynagar', 'jayanagar'],
    ['bangalore', 'j p nagar', 'jp-nagar'],
    ['bangalore', 'yelahnka', 'yelahanka'],
    ['bangalore', 'rajarajeshwari', 'rr-nagar'],
    ['bangalore', 'sarjapur', 'sarjapur-road'],
    ['bangalore', 'manyata', 'manyata-tech-park'],
    ['bangalore', 'airport', 'kempegowda-international-airport'],
    ['mumbai', 'andheri w', 'andheri'],
    ['mumbai', 'bandra', 'bandra-west'],
    ['mumbai', 'bkc', 'bandra-east'],
    ['mumbai', 'powaii', 'powai'],
    ['mumbai', 'goregoan', 'goregaon'],
    ['mumbai', 'gatkopar', 'ghatkopar'],
    ['chennai', 'velacheri', 'velachery'],
    ['chennai', 'tnagar', 't-nagar'],
    ['chennai', 'sholinganalur', 'sholinganallur'],
    ['pune', 'vakad', 'wakad'],
    ['pune', 'kothrood', 'kothrud'],
    ['pune', 'hinjavadi', 'hinjewadi'],
    ['pune', 'vimaan nagar', 'viman-nagar'],
    ['hyderabad', 'kondapoor', 'kondapur'],
    ['hyderabad', 'gachibowly', 'gachibowli'],
    ['hyderabad', 'hi-tech city', 'hitech-city'],
    ['delhi', 'lajpath nagar', 'lajpat-nagar'],
    ['delhi', 'dwaraka', 'dwarka'],
    ['noida', 'sec 62', 'sector-62'],
    ['gurgaon', 'dlf phase 5', 'dlf-phase-5'],
    ['ghaziabad', 'indrapuram', 'indirapuram'],
    ['nagpur', 'vardhman nagar', 'wardhaman-nagar'],
    ['nashik', 'gangapur rd', 'gangapur-road'],
  ])('in %s %j means %s', async (city, hint, slug) => {
    const [first] = await suggestions(hint, city);
    expect(first).toMatchObject({ slug, city });
  });
});

describe('suggestions for typed text without a city', () => {
  it.each([
    ['bengaluru', 'bangalore'],
    ['Banglore', 'bangalore'],
    ['bombay', 'mumbai'],
    ['madras', 'chennai'],
    ['gurugram', 'gurgaon'],
    ['gurgoan', 'gurgaon'],
    ['sambhajinagar', 'aurangabad'],
    ['Chhatrapati Sambhaji Nagar', 'aurangabad'],
    ['new delhi', 'delhi'],
    ['greater noida', 'greater-noida'],
    ['hydrabad', 'hyderabad'],
    ['poona', 'pune'],
  ])('%j is the city %s', async (hint, slug) => {
    expect((await suggestions(hint))[0]).toMatchObject({ kind: 'city', slug });
    expect((await suggestions(hint, 'nashik'))[0]).toMatchObject({ kind: 'city', slug });
  });

  it.each([
    ['wakad', 'pune', 'wakad'],
    ['sector 62 noida', 'noida', 'sector-62'],
    ['gurugram sector 45', 'gurgaon', 'sector-45'],
    ['alpha 1 greater noida', 'greater-noida', 'alpha-1'],
    ['powai mumbai', 'mumbai', 'powai'],
    ['koramangala bengaluru', 'bangalore', 'koramangala'],
    ['bandra bombay', 'mumbai', 'bandra-west'],
  ])('%j is in %s', async (hint, city, slug) =>
    expect((await suggestions(hint))[0]).toMatchObject({ kind: 'locality', city, slug }),
  );
});
