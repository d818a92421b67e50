import { BHK_TYPES } from '../domain/listing-options.ts';

/** The known keys with their text. */
export type QueryTexts = ReadonlyMap<string, string>;

interface Alias {
  /** Our name of the key. */
  readonly key: string;
  /** Its text in our form; undefined when it has no equivalent. */
  readonly text: (text: string) => string | undefined;
}

const same = (text: string) => text;
const span = (text: string) => text.replace(',', '-');
const BHKS: readonly string[] = BHK_TYPES;

/** `rent,asc` and the like. */
const SORTS: Readonly<Record<string, string>> = {
  'rent,asc': 'price_low',
  'price,asc': 'price_low',
  'rent,desc': 'price_high',
  'price,desc': 'price_high',
  'distance,asc': 'nearest',
  'propertySize,desc': 'area_large',
  'pricePerSqft,asc': 'per_sqft_low',
};

/** Aliases of keys: those of forms without JavaScript, and those of other sites. */
const ALIASES: Readonly<Record<string, Alias>> = {
  type: {
    key: 'bhk',
    text: (text) =>
      text
        .split(',')
        .filter((part) => BHKS.includes(part))
        .join(',') || undefined,
  },
  rent: { key: 'budget', text: span },
  price: { key: 'budget', text: span },
  minPrice: { key: 'budget', text: (text) => text && `${text}-` },
  maxPrice: { key: 'budget', text: (text) => text && `-${text}` },
  minArea: { key: 'area', text: (text) => text && `${text}-` },
  maxArea: { key: 'area', text: (text) => text && `-${text}` },
  buildingType: { key: 'buildingTypes', text: same },
  orderBy: { key: 'sort', text: (text) => SORTS[text] ?? 'newest' },
  pageNo: { key: 'page', text: same },
};

/** Every key of a query under our name. Repeated keys are joined by commas, as forms send checkboxes. */
export function queryTexts(params: URLSearchParams): { readonly texts: QueryTexts; readonly aliased: boolean } {
  const texts = new Map<string, string>();
  let aliased = false;
  for (const [name, text] of params) {
    const alias = Object.hasOwn(ALIASES, name) ? ALIASES[name] : undefined;
    const own = alias ? alias.text(text) : text;
    if (alias) aliased = true;
    if (own === undefined || (alias && own === '')) continue;
    const key = alias?.key ?? name;
    const before = texts.get(key);
    texts.set(key, before === undefined ? own : joined(key, before, own));
  }
  return { texts, aliased };
}

/** `15000-` and `-40000` make `15000-40000`; lists are merged. */
function joined(key: string, before: string, text: string): string {
  return key === 'budget' || key === 'area'
    ? before.replace(/-$/, '') + text.replace(/^(?!-)/, '-')
    : `${before},${text}`;
}
