import type { ListingSearch } from '../domain/listing-search.ts';

/** Filters that a word in an address means. */
export type Preset = Partial<
  Pick<ListingSearch, 'bhk' | 'buildingTypes' | 'commercialTypes' | 'pgTenant' | 'furnishing'>
>;

interface Word {
  /** Matched against whole words of the part before the place. */
  readonly pattern: RegExp;
  readonly preset: Preset;
}

const word = (text: string, preset: Preset): Word => ({ pattern: new RegExp(`\\b(?:${text})\\b`), preset });

/** Words of an address with their filters, the more specific words first: only the first match of a field counts. */
const WORDS: readonly Word[] = /* @__PURE__ */ [
  word('1-rk', { bhk: ['RK1'] }),
  word('1-bhk', { bhk: ['BHK1'] }),
  word('2-bhk', { bhk: ['BHK2'] }),
  word('3-bhk', { bhk: ['BHK3'] }),
  word('4-plus-bhk', { bhk: ['BHK4PLUS'] }),
  word('4-bhk', { bhk: ['BHK4'] }),
  word('independent-floor|builder-floor', { buildingTypes: ['IF'] }),
  word('(?:independent-)?houses?|villas?|bungalows?', { buildingTypes: ['IH'] }),
  word('apartments?', { buildingTypes: ['AP'] }),
  word('co-?working', { commercialTypes: ['COWORKING'] }),
  word('offices?', { commercialTypes: ['OFFICE_SPACE'] }),
  word('showrooms?', { commercialTypes: ['SHOWROOM'] }),
  word('shops?', { commercialTypes: ['SHOP'] }),
  word('restaurants?|cafes?', { commercialTypes: ['RESTAURANT_OR_CAFE'] }),
  word('industrial-buildings?', { commercialTypes: ['INDUSTRIAL_BUILDING'] }),
  word('industrial-sheds?', { commercialTypes: ['INDUSTRIAL_SHED'] }),
  word('industrial', { commercialTypes: ['INDUSTRIAL_BUILDING', 'INDUSTRIAL_SHED'] }),
  word('warehouses?|godowns?', { commercialTypes: ['GODOWN_WAREHOUSE'] }),
  word('girls?|women|ladies|females?', { pgTenant: 'female' }),
  word('boys?|men|gents|males?', { pgTenant: 'male' }),
  word('semi-furnished', { furnishing: ['SEMI_FURNISHED'] }),
  word('unfurnished', { furnishing: ['NOT_FURNISHED'] }),
  word('(?:fully-)?furnished', { furnishing: ['FULLY_FURNISHED'] }),
];

/** The filters of the words before the place; unknown words are ignored. */
export function presetOf(text: string): Preset {
  const asked = WORDS.filter(({ pattern }) => pattern.test(text));
  return Object.assign({}, ...asked.map(({ preset }) => preset).reverse());
}
