import { isCommercial, type ListingCategory } from '../listing-category.ts';
import type { PreferredTenant } from '../listing-options.ts';
import type { Decided } from './category.ts';
import type { Found, Meaning } from './found.ts';

const NOISE: Meaning = { kind: 'noise', value: true };

/** The meanings in their category: words that only help to decide it become slots of it, or nothing. */
export function fitted(found: readonly Found[], { category, said, guess }: Decided): Found[] {
  const all = found.map((one): Found => {
    if (one === said && category) return { ...one, meaning: { kind: 'category', value: category }, guess };
    return { ...one, meaning: meaningIn(category, one.meaning) };
  });
  return withoutRepeats(withoutWiderTenants(all));
}

function meaningIn(category: ListingCategory | undefined, meaning: Meaning): Meaning {
  if (meaning.kind === 'deal' || meaning.kind === 'category' || meaning.kind === 'commercial') return NOISE;
  if (meaning.kind === 'who') return whoIn(category, meaning.value);
  const pg = category === 'PG';
  const shared = category === 'SHARED';
  if (meaning.kind === 'meals') return pg || shared || category === undefined ? meaning : NOISE;
  if (meaning.kind === 'sharing' && !pg) {
    const single = meaning.value.includes('SINGLE');
    return shared ? { kind: 'flatmateRoom', value: single ? 'PRIVATE_ROOM' : 'SHARED_ROOM' } : NOISE;
  }
  if (meaning.kind === 'flatmateRoom' && !shared) {
    return pg && meaning.value === 'PRIVATE_ROOM' ? { kind: 'sharing', value: ['SINGLE'] } : NOISE;
  }
  if (meaning.kind === 'bhk' && category !== undefined && (isCommercial(category) || category === 'PLOT')) return NOISE;
  return meaning;
}

function whoIn(category: ListingCategory | undefined, who: readonly PreferredTenant[]): Meaning {
  if (category === 'PG') {
    const [only, another] = who;
    if (another || (only !== 'BACHELOR_MALE' && only !== 'BACHELOR_FEMALE')) return NOISE;
    return { kind: 'pgTenant', value: only === 'BACHELOR_MALE' ? 'male' : 'female' };
  }
  return category === 'RENT' || category === 'SHARED' || category === undefined
    ? { kind: 'tenant', value: who }
    : NOISE;
}

/** "Student girls" are women: the wider group says nothing more. */
function withoutWiderTenants(found: readonly Found[]): Found[] {
  const groups = found.flatMap(({ meaning }) => (meaning.kind === 'tenant' ? [meaning.value] : []));
  return found.map((one) => {
    const { meaning } = one;
    if (meaning.kind !== 'tenant') return one;
    const narrower = groups.some(
      (group) => group.length < meaning.value.length && group.every((tenant) => meaning.value.includes(tenant)),
    );
    return narrower ? { ...one, meaning: NOISE } : one;
  });
}

/** Kinds that a home has once: a second one that differs is doubtful, the same again says nothing. */
const ONCE: ReadonlySet<Meaning['kind']> = new Set([
  'budget',
  'moveIn',
  'deposit',
  'people',
  'pgTenant',
  'leaseMonths',
  'city',
  'order',
]);

function withoutRepeats(found: readonly Found[]): Found[] {
  const seen = new Set<string>();
  const kinds = new Set<string>();
  return found.map((one) => {
    const { kind, value } = one.meaning;
    if (kind === 'noise') return one;
    const key = `${kind} ${JSON.stringify(value)}`;
    if (seen.has(key)) return { ...one, meaning: NOISE };
    const doubtful = ONCE.has(kind) && kinds.has(kind);
    seen.add(key);
    kinds.add(kind);
    return doubtful ? { ...one, guess: true } : one;
  });
}
