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

async function suggestions(hint: string, city = '', more: Record<string, string> = {}): Promise<Suggested[]> {
  const query = new URLSearchParams({ hint, ...(city && { city }), ...more });
  return (await server.inject(`/places/api/v1/autocomplete?${query}`)).json().suggestions;
}

/** What was typed in which city, and the city and slug that it means. */
const TYPED: readonly (readonly [typedIn: string, hint: string, city: string, slug: string])[] = [
  ['bangalore', '560034', 'bangalore', 'koramangala'],
  ['bangalore', '560 034', 'bangalore', 'koramangala'],
  ['bangalore', '560102', 'bangalore', 'hsr-layout'],
  ['bangalore', '560066', 'bangalore', 'whitefield'],
  ['bangalore', '56010', 'bangalore', 'bellandur'],
  ['bangalore', '400076', 'mumbai', 'powai'],
  ['mumbai', '400053', 'mumbai', 'andheri'],
  ['mumbai', '400 050', 'mumbai', 'bandra-west'],
  ['mumbai', '411045', 'pune', 'baner'],
  ['pune', '411038', 'pune', 'kothrud'],
  ['pune', '411014', 'pune', 'kharadi'],
  ['chennai', '600042', 'chennai', 'velachery'],
  ['chennai', '600020', 'chennai', 'adyar'],
  ['hyderabad', '500072', 'hyderabad', 'kukatpally'],
  ['hyderabad', '110085', 'delhi', 'rohini'],
  ['delhi', '110075', 'delhi', 'dwarka'],
  ['delhi', '110016', 'delhi', 'hauz-khas'],
  ['noida', '201309', 'noida', 'sector-62'],
  ['gurgaon', '122016', 'gurgaon', 'udyog-vihar'],
  ['nagpur', '440008', 'nagpur', 'wardhaman-nagar'],
  ['bangalore', 'कोरमंगला', 'bangalore', 'koramangala'],
  ['bangalore', 'व्हाइटफील्ड', 'bangalore', 'whitefield'],
  ['bangalore', 'जयनगर', 'bangalore', 'jayanagar'],
  ['bangalore', 'इंदिरानगर', 'bangalore', 'indiranagar'],
  ['mumbai', 'अंधेरी', 'mumbai', 'andheri'],
  ['mumbai', 'बांद्रा पश्चिम', 'mumbai', 'bandra-west'],
  ['mumbai', 'पवई', 'mumbai', 'powai'],
  ['mumbai', 'घाटकोपर', 'mumbai', 'ghatkopar'],
  ['mumbai', 'गोरेगांव', 'mumbai', 'goregaon'],
  ['mumbai', 'मालाड', 'mumbai', 'malad'],
  ['mumbai', 'चेंबूर', 'mumbai', 'chembur'],
  ['mumbai', 'दादर', 'mumbai', 'dadar'],
  ['mumbai', 'बोरिवली', 'mumbai', 'borivali'],
  ['mumbai', 'कांदिवली', 'mumbai', 'kandivali'],
  ['pune', 'कोथरूड', 'pune', 'kothrud'],
  ['pune', 'हिंजवडी', 'pune', 'hinjewadi'],
  ['pune', 'विमान नगर', 'pune', 'viman-nagar'],
  ['pune', 'बाणेर', 'pune', 'baner'],
  ['pune', 'वाकड', 'pune', 'wakad'],
  ['pune', 'औंध', 'pune', 'aundh'],
  ['pune', 'खराडी', 'pune', 'kharadi'],
  ['delhi', 'द्वारका', 'delhi', 'dwarka'],
  ['delhi', 'लाजपत नगर', 'delhi', 'lajpat-nagar'],
  ['delhi', 'हौज खास', 'delhi', 'hauz-khas'],
  ['delhi', 'साकेत', 'delhi', 'saket'],
  ['delhi', 'रोहिणी', 'delhi', 'rohini'],
  ['delhi', 'करोल बाग', 'delhi', 'karol-bagh'],
  ['delhi', 'जनकपुरी', 'delhi', 'janakpuri'],
  ['ghaziabad', 'इंदिरापुरम', 'ghaziabad', 'indirapuram'],
  ['nagpur', 'धरमपेठ', 'nagpur', 'dharampeth'],
  ['nashik', 'पंचवटी', 'nashik', 'panchavati'],
  ['bangalore', 'ಕೋರಮಂಗಲ', 'bangalore', 'koramangala'],
  ['bangalore', 'ಇಂದಿರಾನಗರ', 'bangalore', 'indiranagar'],
  ['bangalore', 'ವೈಟ್‌ಫೀಲ್ಡ್', 'bangalore', 'whitefield'],
  ['bangalore', 'ಜಯನಗರ', 'bangalore', 'jayanagar'],
  ['bangalore', 'ಹೆಬ್ಬಾಳ', 'bangalore', 'hebbal'],
  ['bangalore', 'ಮಾರತ್ತಹಳ್ಳಿ', 'bangalore', 'marathahalli'],
  ['bangalore', 'ಎಲೆಕ್ಟ್ರಾನಿಕ್ ಸಿಟಿ', 'bangalore', 'electronic-city'],
  ['bangalore', 'ಬನಶಂಕರಿ', 'bangalore', 'banashankari'],
  ['bangalore', 'ಯಲಹಂಕ', 'bangalore', 'yelahanka'],
  ['bangalore', 'ಮಲ್ಲೇಶ್ವರಂ', 'bangalore', 'malleshwaram'],
  ['bangalore', 'ಬಸವನಗುಡಿ', 'bangalore', 'basavanagudi'],
  ['bangalore', 'ರಾಜಾಜಿನಗರ', 'bangalore', 'rajajinagar'],
  ['bangalore', 'ಕೆಂಗೇರಿ', 'bangalore', 'kengeri'],
  ['chennai', 'வேளச்சேரி', 'chennai', 'velachery'],
  ['chennai', 'அடையாறு', 'chennai', 'adyar'],
  ['chennai', 'கிண்டி', 'chennai', 'guindy'],
  ['chennai', 'தாம்பரம்', 'chennai', 'tambaram'],
  ['chennai', 'சோழிங்கநல்லூர்', 'chennai', 'sholinganallur'],
  ['chennai', 'அண்ணா நகர்', 'chennai', 'anna-nagar'],
  ['chennai', 'மயிலாப்பூர்', 'chennai', 'mylapore'],
  ['chennai', 'சைதாப்பேட்டை', 'chennai', 'saidapet'],
  ['chennai', 'திருவான்மியூர்', 'chennai', 'thiruvanmiyur'],
  ['chennai', 'பெரம்பூர்', 'chennai', 'perambur'],
  ['chennai', 'அம்பத்தூர்', 'chennai', 'ambattur'],
  ['hyderabad', 'గచ్చిబౌలి', 'hyderabad', 'gachibowli'],
  ['hyderabad', 'కొండాపూర్', 'hyderabad', 'kondapur'],
  ['hyderabad', 'మాధాపూర్', 'hyderabad', 'madhapur'],
  ['hyderabad', 'కూకట్‌పల్లి', 'hyderabad', 'kukatpally'],
  ['hyderabad', 'జూబ్లీ హిల్స్', 'hyderabad', 'jubilee-hills'],
  ['hyderabad', 'బంజారా హిల్స్', 'hyderabad', 'banjara-hills'],
  ['hyderabad', 'మియాపూర్', 'hyderabad', 'miyapur'],
  ['hyderabad', 'బేగంపేట', 'hyderabad', 'begumpet'],
  ['hyderabad', 'హైటెక్ సిటీ', 'hyderabad', 'hitech-city'],
  ['bangalore', 'मुंबई', 'mumbai', 'mumbai'],
  ['mumbai', 'ಬೆಂಗಳೂರು', 'bangalore', 'bangalore'],
  ['pune', 'powai', 'mumbai', 'powai'],
  ['bangalore', 'kothrud', 'pune', 'kothrud'],
  ['bangalore', 'velachery', 'chennai', 'velachery'],
  ['delhi', 'koramangala', 'bangalore', 'koramangala'],
  ['mumbai', 'gachibowli', 'hyderabad', 'gachibowli'],
  ['chennai', 'indirapuram', 'ghaziabad', 'indirapuram'],
  ['nagpur', 'hinjewadi', 'pune', 'hinjewadi'],
  ['hyderabad', 'बाणेर', 'pune', 'baner'],
  ['bangalore', 'ಬೆಳ್ಳಂದೂರು', 'bangalore', 'bellandur'],
  ['noida', 'ಕೋರಮಂಗಲ', 'bangalore', 'koramangala'],
  ['mumbai', 'கிண்டி', 'chennai', 'guindy'],
  ['chennai', 'కొండాపూర్', 'hyderabad', 'kondapur'],
  ['pune', 'whitefield', 'bangalore', 'whitefield'],
  ['delhi', 'andheri', 'mumbai', 'andheri'],
];

/** At most this share of them may be missed. */
const MISSES_ALLOWED = 0.03;

describe('PIN codes, Indian scripts, and names of other cities', () => {
  it('are a hundred queries', () => expect(TYPED).toHaveLength(100));

  it('mean the place that was typed', async () => {
    const missed: string[] = [];
    for (const [typedIn, hint, city, slug] of TYPED) {
      const [first] = await suggestions(hint, typedIn, { elsewhere: 'true' });
      if (first?.city !== city || first.slug !== slug)
        missed.push(`${hint}: ${first?.city}/${first?.slug}, not ${slug}`);
    }
    if (process.env.PRINT_TRUST)
      process.stdout.write(`${TYPED.length - missed.length} of ${TYPED.length} place queries mean their place.\n`);
    expect(missed.length > TYPED.length * MISSES_ALLOWED ? missed : []).toEqual([]);
  });

  it('stay in the city, unless other cities are asked for', async () =>
    expect(await suggestions('kothrud', 'bangalore')).toEqual([]));
});

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
