import fc from 'fast-check';
import { samplePosting } from '../../testing/sample-posting.tsx';
import { LISTING_CATEGORIES } from '../listing-category.ts';
import { draftProgress } from './draft-progress.ts';
import { listingQuality } from './listing-quality.ts';
import { FIELD_NAMES, POSTING_FIELDS, type PostingValues } from './posting-fields.ts';
import { fieldsOf, isRequired, PAGE_NAMES } from './posting-kinds.ts';
import { limitsOf } from './posting-limits.ts';
import { fieldProblem, postingProblems } from './posting-problems.ts';
import { pricePosition } from './price-position.ts';
import { HOME_UNITS, hasHalfRoom, searchedSize, unitOf } from './unit-type.ts';

const NOW = Date.UTC(2026, 10, 20, 6, 30);

describe.each(LISTING_CATEGORIES)('a posting of %s', (category) => {
  it('has no problems when every question is answered', () => {
    expect(postingProblems(category, samplePosting(category), NOW)).toEqual([]);
  });

  it('names each required field that is empty, with its step', () => {
    const problems = postingProblems(category, {}, NOW);
    expect(problems.map(({ field }) => field)).toEqual(
      fieldsOf(category).filter((field) => isRequired(category, field)),
    );
    expect(problems.every(({ missing, page }) => missing && PAGE_NAMES.includes(page))).toBe(true);
    expect(problems.every(({ message }) => /^[A-Z].*\.$/.test(message))).toBe(true);
  });

  it('never has a problem in a field that its form does not have', () => {
    const own = fieldsOf(category);
    const numbers = FIELD_NAMES.filter((field) => POSTING_FIELDS[field].kind === 'number');
    fc.assert(
      fc.property(fc.constantFrom(...numbers), fc.double(), (field, value) => {
        const problems = postingProblems(category, { [field]: value } as PostingValues, NOW);
        expect(problems.every((problem) => own.includes(problem.field))).toBe(true);
      }),
    );
  });

  it('goes on with the first step that is not done, and ends at the confirmation', () => {
    const nothing = { photos: 0, visitHours: false };
    expect(draftProgress(category, {}, nothing, NOW)).toMatchObject({ next: 'property', publishable: false });
    expect(draftProgress(category, samplePosting(category), nothing, NOW)).toMatchObject({
      next: 'confirm',
      percent: 100,
      publishable: true,
    });
  });
});

describe('limits of a field', () => {
  it('of a commercial space are from 100 sq ft to the maximum of its type, and floors 0 to 10', () => {
    const shop: PostingValues = { commercialType: 'SHOP', totalFloors: 4 };
    expect(limitsOf('COMMERCIAL_RENT', 'area', shop)).toEqual({ minimum: 100, maximum: 9_999 });
    expect(limitsOf('COMMERCIAL_RENT', 'area', { commercialType: 'GODOWN_WAREHOUSE' })?.maximum).toBe(49_999);
    expect(limitsOf('COMMERCIAL_BUY', 'totalFloors', shop)).toEqual({ minimum: 0, maximum: 10 });
    expect(limitsOf('COMMERCIAL_BUY', 'floor', shop)).toEqual({ minimum: 0, maximum: 4 });
  });

  it('are said in words and Indian figures', () => {
    const problem = (values: PostingValues) => fieldProblem('RENT', 'price', values, NOW);
    expect(problem({ price: 5 })).toBe('Monthly rent must be from ₹1,000 to ₹50,00,000.');
    expect(problem({ price: 20_000.5 })).toBe('Monthly rent must be a whole number.');
    expect(problem({ price: 20_000 })).toBeUndefined();
    expect(fieldProblem('RENT', 'floor', { floor: 7, totalFloors: 5 }, NOW)).toBe('Floor must be from 0 to 5.');
    expect(fieldProblem('RENT', 'availableFrom', { availableFrom: '2029-01-01' }, NOW)).toMatch(/within a year/);
    expect(fieldProblem('RENT', 'description', { description: 'Call 98450 12345 for this nice flat' }, NOW)).toMatch(
      /phone numbers/,
    );
  });

  it('of PG beds hold for each type of room', () => {
    const problem = (beds: PostingValues['beds']) => fieldProblem('PG', 'beds', { beds }, NOW);
    const single = { type: 'SINGLE', beds: 4, rent: 12_000, deposit: 12_000 } as const;
    expect(problem([single])).toBeUndefined();
    expect(problem([single, single])).toBe('Add each type of room only once.');
    expect(problem([{ ...single, rent: 10 }])).toBe('Rent per bed must be from ₹1,000 to ₹5,00,000.');
    expect(problem([{ ...single, beds: 0 }])).toBe('Number of beds must be from 1 to 200.');
  });
});

describe('a unit with a half room', () => {
  it('is found under the size below, and keeps its half', () => {
    for (const unit of HOME_UNITS) {
      const size = searchedSize(unit);
      expect(size && unitOf(size, hasHalfRoom(unit))).toBe(unit);
    }
    expect(searchedSize('BHK_2_HALF')).toBe('BHK2');
    expect(searchedSize('PLOT')).toBeNull();
  });
});

describe('the quality of a listing', () => {
  const facts = { photos: [], hasVideo: false, visitHours: false };

  it('is from 0 to 100 and names the three things that would raise it most', () => {
    expect(listingQuality('RENT', {}, facts).score).toBe(0);
    const { score, hints } = listingQuality('RENT', samplePosting('RENT'), facts);
    expect(score).toBeGreaterThanOrEqual(30);
    expect(hints.map(({ page }) => page)).toContain('photos');
    expect(hints).toHaveLength(3);
    expect(hints.map(({ points }) => points)).toEqual(hints.map(({ points }) => points).toSorted((a, b) => b - a));
  });

  it('rises with each photo', () => {
    const with2 = listingQuality('RENT', samplePosting('RENT'), { ...facts, photos: ['KITCHEN', 'BEDROOM'] });
    expect(with2.score).toBeGreaterThan(listingQuality('RENT', samplePosting('RENT'), facts).score);
  });
});

describe('the position of a price', () => {
  const prices = Array.from({ length: 20 }, (_, at) => (at + 1) * 1_000);

  it('is its share of cheaper homes, with half of the homes around the median', () => {
    expect(pricePosition(10_500, prices)).toEqual({
      percentile: 50,
      homes: 20,
      low: 6_000,
      median: 11_000,
      high: 16_000,
      verdict: 'usual',
    });
    expect(pricePosition(900, prices)?.verdict).toBe('low');
    expect(pricePosition(50_000, prices)?.verdict).toBe('high');
  });

  it('is unknown with too few comparable homes', () => {
    expect(pricePosition(10_000, prices.slice(0, 7))).toBeUndefined();
  });
});
