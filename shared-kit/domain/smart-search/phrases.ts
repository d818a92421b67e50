import type { PreferredTenant } from '../listing-options.ts';
import type { Meaning } from './found.ts';
import { type PhraseBook, phraseBook } from './phrase-book.ts';

const MEN = ['BACHELOR_MALE'] as const;
const WOMEN = ['BACHELOR_FEMALE'] as const;
const BACHELORS = ['BACHELOR_MALE', 'BACHELOR_FEMALE'] as const;

/** Who will live there. */
export const WHO: PhraseBook<readonly PreferredTenant[]> = /* @__PURE__ */ phraseBook<readonly PreferredTenant[]>([
  [
    'family|families|parivar|faimly|family only|small family|parents|elderly parents|senior citizens|senior citizen|mummy papa|husband and wife|husband wife|newly married|newlywed|wife|my wife|married couple|joint family|family wale',
    ['FAMILY'],
  ],
  [
    'boys|boy|men|mens|man|male|males|gents|gent|ladka|ladke|ladkon|bachelor boys|bachelor boy|bachelor male|bachelor males|bachelor men|male bachelor|male bachelors|working men|working boys|boys only|single male|guys|male students|boy students',
    MEN,
  ],
  [
    'girls|girl|women|womens|woman|female|females|ladies|lady|ladki|ladkiyan|ladkiyon|ladkio|bachelor girls|bachelor girl|bachelor female|bachelor females|bachelor women|female bachelor|female bachelors|working women|working woman|working girl|working girls|working lady|working ladies|female only|girl student|girl students|nurse girls|female students|mahila',
    WOMEN,
  ],
  [
    'bachelor|bachelors|bachlor|bachlors|students|student|working professional|working professionals|professionals|boys and girls|girls and boys|unisex|male female|office colleagues',
    BACHELORS,
  ],
  [
    'company|company lease|corporate lease|corporate|company guest house|guest house|company guest|for employees|company employees',
    ['COMPANY'],
  ],
]);

type Row = readonly [phrases: string, meaning: Meaning];
const meaning = <Kind extends Meaning['kind']>(kind: Kind, value: Extract<Meaning, { kind: Kind }>['value']) =>
  ({ kind, value }) as Meaning;

const ROWS: readonly Row[] = /* @__PURE__ */ [
  // What it is.
  [
    'rent|rental|renting|on rent|for rent|to rent|to let|tolet|rented|kiraye|kiraya|kiraye pe|kiraye par|kiraye ka|kirae|kiraaye|bhade|bhada|lease|on lease|for lease|per month|monthly|pm|month|/ month|mahina',
    meaning('deal', 'RENT'),
  ],
  [
    'buy|buying|purchase|purchasing|for sale|sale|on sale|resale|to buy|to purchase|kharidna|kharidne|kharidni|khareedna|kharid|invest|investment|lena hai|own',
    meaning('deal', 'BUY'),
  ],
  ['pg|pgs|paying guest|hostel|p g|co living|coliving|paying guests|hostels', meaning('category', 'PG')],
  [
    'flatmate|flatmates|flat mate|flat mates|roommate|roommates|room mate|room mates|room partner|roomie|shared flat|sharing flat|flat share|flat sharing|share flat|share a flat|shared apartment|shared accommodation|shared accomodation|flat partner|roomates|roomate|share',
    meaning('category', 'SHARED'),
  ],
  [
    'plot|plots|site|sites|land|zameen|jameen|open plot|residential plot|bungalow plot|villa plot|plotting',
    meaning('category', 'PLOT'),
  ],
  ['commercial|commercial space|commercial property|business space', meaning('commercial', true)],
  ['office|offices|office space|office spaces|daftar', meaning('commercialType', ['OFFICE_SPACE'])],
  ['coworking|co working|coworking space|co working space|coworking desk', meaning('commercialType', ['COWORKING'])],
  [
    'restaurant|restaurant space|cafe space|cafe|for restaurant|for cafe|cloud kitchen',
    meaning('commercialType', ['RESTAURANT_OR_CAFE']),
  ],
  ['shop|shops|dukan|dukaan|retail shop|retail space', meaning('commercialType', ['SHOP'])],
  ['showroom|showrooms|show room', meaning('commercialType', ['SHOWROOM'])],
  ['industrial building|factory|factory space|factory building', meaning('commercialType', ['INDUSTRIAL_BUILDING'])],
  ['industrial shed|shed', meaning('commercialType', ['INDUSTRIAL_SHED'])],
  ['godown|godowns|warehouse|warehouses|go down|godam', meaning('commercialType', ['GODOWN_WAREHOUSE'])],
  ['apartment|apartments|appartment|apartmnt', meaning('buildingType', ['AP'])],
  [
    'independent house|independant house|independent home|individual house|villa|villas|bungalow|bungalows|bunglow|kothi|row house|rowhouse|row houses|independent villa|independent bungalow|independant|duplex villa|duplex house',
    meaning('buildingType', ['IH']),
  ],
  ['builder floor|independent floor|independant floor|builder floors', meaning('buildingType', ['IF'])],
  ['standalone building|stand alone building|standalone', meaning('buildingType', ['SB'])],
  ['gated|gated community|gated society|gated complex|gated colony|gated apartment', meaning('gated', true)],
  [
    'ready to move|ready to move in|ready possession|ready|rtm|ready flat|ready to occupy',
    meaning('buildingStage', '0'),
  ],
  ['under construction|underconstruction|new launch|pre launch', meaning('buildingStage', '-1')],
  // How it is furnished and equipped.
  [
    'furnished|furnised|fully furnished|fully furnised|full furnished|full furnish|well furnished|furnish|with furniture|fullyfurnished',
    meaning('furnishing', ['FULLY_FURNISHED']),
  ],
  [
    'semi furnished|semi furnish|semifurnished|semi furnised|half furnished|partly furnished|partially furnished',
    meaning('furnishing', ['SEMI_FURNISHED']),
  ],
  [
    'unfurnished|un furnished|non furnished|not furnished|no furnishing|no furniture|without furniture|no furnishing needed|bare shell|khali flat',
    meaning('furnishing', ['NOT_FURNISHED']),
  ],
  [
    'semi or fully furnished|fully or semi furnished|furnished or semi furnished|semi or full furnished|semi furnished or furnished',
    meaning('furnishing', ['FULLY_FURNISHED', 'SEMI_FURNISHED']),
  ],
  [
    'parking|parking space|parkin|covered parking|parking slot|reserved parking',
    meaning('parking', ['TWO_WHEELER', 'FOUR_WHEELER']),
  ],
  [
    'car parking|car park|covered car parking|parking for car|parking for a car|parking for 1 car|parking for 2 cars|parking for cars|four wheeler parking|4 wheeler parking|gaadi parking|gadi parking|2 car parking|1 car parking|two car parking|2 car parks|one car parking|2 covered car parking',
    meaning('parking', ['FOUR_WHEELER']),
  ],
  [
    'bike parking|two wheeler parking|2 wheeler parking|scooter parking|parking for bike|scooty parking|bike park|parking for scooty|parking for a bike',
    meaning('parking', ['TWO_WHEELER']),
  ],
  [
    'car and bike parking|bike and car parking|car bike parking|parking for car and bike|both parking',
    meaning('parking', ['BOTH']),
  ],
  ['lift|elevator|lift wala|lifts', meaning('amenity', 'LIFT')],
  ['gym|gymnasium|fitness center|fitness centre', meaning('amenity', 'GYM')],
  ['wifi|wi fi|internet|broadband', meaning('amenity', 'INTERNET')],
  ['ac|a c|air conditioner|air conditioning|air conditioned|ac room|acs', meaning('amenity', 'AC')],
  ['club|club house|clubhouse', meaning('amenity', 'CLUB')],
  ['intercom', meaning('amenity', 'INTERCOM')],
  ['pool|swimming pool|swiming pool', meaning('amenity', 'POOL')],
  ['park|kids park|park inside', meaning('amenity', 'PARK')],
  [
    'security|security guard|guard|24x7 security|24 hour security|cctv|watchman|secured',
    meaning('amenity', 'SECURITY'),
  ],
  [
    'power backup|powerbackup|generator|inverter|power back up|genset|full power backup',
    meaning('amenity', 'POWER_BACKUP'),
  ],
  ['piped gas|gas pipeline|gas pipe line|gas line|png|gas connection', meaning('amenity', 'PIPED_GAS')],
  [
    '24 hr water|24 hrs water|24 hour water|24 hours water|24 x 7 water|24x7 water|24 hour water supply|24 hours water supply|continuous water|water supply|24 7 water|24 / 7 water|24 ghante pani|corporation water|cauvery water|24 x 7 water supply',
    meaning('amenity', 'WATER_SUPPLY'),
  ],
  // Rules of living.
  [
    'veg|vegetarian|veg only|only veg|pure veg|veg ok|vegetarian only|shakahari|pure vegetarian|vegetarians|veg preferred',
    meaning('food', 'VEG'),
  ],
  [
    'non veg|nonveg|non vegetarian|non veg ok|non veg allowed|nonveg ok|nonveg allowed|non veg friendly|meat allowed|non veg cooking|non vegetarian allowed|egg and meat|non vegetarian ok',
    meaning('food', 'NON_VEG'),
  ],
  [
    'dog|dogs|puppy|kutta|dog friendly|dog allowed|dogs allowed|pet dog|with dog|2 dogs|a dog|labrador|golden retriever|dog ok',
    meaning('pets', 'DOG'),
  ],
  ['cat|cats|kitten|billi|cat friendly|cats allowed|pet cat|2 cats|cat allowed', meaning('pets', 'CAT')],
  [
    'pet|pets|pet friendly|pets friendly|pets allowed|pet allowed|pets ok|pet ok|allows pets|pet animals',
    meaning('pets', 'ANY'),
  ],
  [
    'private room|own room|separate room|personal room|room for myself|individual room',
    meaning('flatmateRoom', 'PRIVATE_ROOM'),
  ],
  ['shared room|sharing room|room sharing', meaning('flatmateRoom', 'SHARED_ROOM')],
  ['single room|single rooms|single bed room pg', meaning('sharing', ['SINGLE'])],
  [
    'food|meals|with food|with meals|mess|khana|food included|meals included|khana included|with mess|including food|khane ke saath|khana ke saath|food and stay|3 meals|tiffin included',
    meaning('meals', ['BREAKFAST', 'LUNCH', 'DINNER']),
  ],
  ['breakfast|nashta', meaning('meals', ['BREAKFAST'])],
  ['dinner', meaning('meals', ['DINNER'])],
  ['lunch', meaning('meals', ['LUNCH'])],
  ['breakfast and dinner|dinner and breakfast|breakfast dinner', meaning('meals', ['BREAKFAST', 'DINNER'])],
  ['breakfast and lunch', meaning('meals', ['BREAKFAST', 'LUNCH'])],
  ['lunch and dinner', meaning('meals', ['LUNCH', 'DINNER'])],
  ['breakfast lunch and dinner|breakfast lunch dinner', meaning('meals', ['BREAKFAST', 'LUNCH', 'DINNER'])],
  // Who offers it, and how it is shown. "First" is the number 1 by now.
  [
    'owner|owners|owner direct|direct owner|direct from owner|owner only|only owner|no broker|no brokers|without broker|no brokerage|without brokerage|zero brokerage|no agent|no agents|no dealer|makan malik|from owner|by owner|direct from the owner|owner direct no broker|no middleman|bina broker|bina broker ke|without brokers|no dealers|owners only',
    meaning('postedBy', 'OWNER'),
  ],
  ['builder|developer|from builder|directly from builder|direct from builder', meaning('postedBy', 'BUILDER')],
  ['photos|with photos|with photo|pictures|with pictures|photos only|with pics|photo', meaning('withPhotos', true)],
  ['verified|confirmed|recently confirmed|verified only', meaning('confirmed', true)],
  [
    'cheapest|lowest price|cheapest 1|sorted by lowest price|lowest rent|lowest price 1|low to high|price low to high|sort by price|sabse sasta|lowest rent 1|sorted by price|sort by lowest price',
    meaning('order', 'price_low'),
  ],
  ['most expensive|high to low|price high to low|highest price 1|costliest 1', meaning('order', 'price_high')],
  ['newest|newest 1|latest|latest 1|latest listings|recent 1|new listings', meaning('order', 'newest')],
  ['largest|largest 1|biggest|biggest 1|largest area', meaning('order', 'area_large')],
  ['nearest 1|closest 1', meaning('order', 'nearest')],
  // Wishes without a field.
  [
    'balcony|balconies|2 balcony|2 balconies|with balcony|two balconies|wooden balcony|big balcony|large balcony|balkani',
    meaning('feature', 'BALCONY'),
  ],
  [
    'sunlight|natural light|well lit|bright|sunny|good light|lot of light|light|good sunlight|dhoop',
    meaning('feature', 'LIGHT'),
  ],
  [
    'airy|ventilated|well ventilated|ventilation|fully ventilated|cross ventilation|hawadar|good ventilation',
    meaning('feature', 'AIRY'),
  ],
  [
    'quiet|peaceful|calm|quiet area|peaceful area|silent|quiet place|shaant|shant|no noise|quiet street',
    meaning('feature', 'QUIET'),
  ],
  ['garden|kitchen garden|private garden|lawn|big garden|backyard', meaning('feature', 'GARDEN')],
  ['terrace|private terrace|rooftop|terrace garden|chhat', meaning('feature', 'TERRACE')],
  ['modular kitchen|modern kitchen', meaning('feature', 'MODULAR_KITCHEN')],
  ['study|study room|home office|work from home room', meaning('feature', 'STUDY')],
  [
    'servant room|servant quarter|servant quarters|maid room|servants room|maids room',
    meaning('feature', 'SERVANT_ROOM'),
  ],
  ['pooja room|puja room|pooja|prayer room|mandir room', meaning('feature', 'POOJA_ROOM')],
  ['vastu|vaastu|vastu compliant|as per vastu|vastu friendly', meaning('feature', 'VASTU')],
  [
    'view|sea view|sea facing|lake view|park facing|golf view|lake facing|garden facing|city view|good view|nice view|park view|hill view|pool facing|pool view|river view|sea face',
    meaning('feature', 'VIEW'),
  ],
  ['corner|corner flat|corner plot|corner house|corner unit', meaning('feature', 'CORNER')],
  ['spacious|big rooms|large rooms|big hall|bade kamre|huge', meaning('feature', 'SPACIOUS')],
  ['washing machine', meaning('feature', 'WASHING_MACHINE')],
  ['fridge|refrigerator', meaning('feature', 'FRIDGE')],
  [
    'attached bathroom|attached washroom|attached bath|attached toilet|attach bathroom|attached bathrooms',
    meaning('feature', 'ATTACHED_BATHROOM'),
  ],
  [
    'play area|children play area|kids play area|playground|kids area|childrens play area',
    meaning('feature', 'PLAY_AREA'),
  ],
  [
    'near school|near schools|school nearby|close to school|close to schools|schools nearby|near good school|near good schools|school ke paas',
    meaning('feature', 'SCHOOL_NEAR'),
  ],
  [
    'near market|market nearby|close to market|market ke paas|near supermarket|shops nearby|market near',
    meaning('feature', 'MARKET_NEAR'),
  ],
  [
    'near hospital|hospital nearby|close to hospital|hospital ke paas|near hospitals',
    meaning('feature', 'HOSPITAL_NEAR'),
  ],
  [
    'new building|new flat|brand new|newly built|new construction|new apartment|new society|naya flat|nayi building|newly constructed',
    meaning('feature', 'NEW_BUILDING'),
  ],
  ['no restrictions|no restriction|no rules|no curfew|no timing restrictions', meaning('feature', 'NO_RESTRICTIONS')],
  // Words that only look like a wish.
  [
    'dog park|it park|tech park|business park|no pets|without pets|no bachelors|no bachelor|no bachelors building|non smoker|non smoking|no smoking|tiffin center|tiffin centre|tiffin center near|roof rights|with roof rights|no basement|basement|lift not needed|lift not required|no lift ok|without lift ok|no lift problem|parking not needed|no parking needed|parking not required|no parking|no lift|without lift|sharing|shared|any furnishing|borewell water|near temple|for business|own business|my own|car parking not needed|food not needed|no food|without food|no ac|non ac|unmarried|near dog park|two kids|2 kids|kids|with two kids|one kid|1 kid|one child|2 children|children|water|no dogs|no cats|office timing|near my office|my office|for office|from office',
    meaning('noise', true),
  ],
];

/** Every phrase of fixed words with its meaning, and who will live there. */
export const PHRASES: PhraseBook<Meaning> = /* @__PURE__ */ phraseBook(ROWS);
