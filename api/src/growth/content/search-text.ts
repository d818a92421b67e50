import type { ArticleBlock, ArticleRun, SearchText } from '@aangan/shared-kit/contracts/content';
import { CATEGORY_FACTS } from '@aangan/shared-kit/domain/listing-category';
import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { formatRupees, groupDigits } from '@aangan/shared-kit/domain/money';
import { searchTextSlug } from '@aangan/shared-kit/domain/search-text-slug';
import { searchLink } from '@aangan/shared-kit/links/search';
import type { FactLocality, SearchFacts } from './search-facts.ts';

/** A text from our own figures only; undefined without active listings. */
export function searchText(facts: SearchFacts): SearchText | undefined {
  if (facts.listings === 0) return undefined;
  const { search, others } = facts;
  const place = placeOf(facts);
  const blocks: ArticleBlock[] = [paragraph(offerWords(facts))];
  const [median] = medianWords(facts);
  if (median) blocks.push(paragraph(median));
  if (facts.stations.length > 0) blocks.push(paragraph(stationWords(facts)));
  if (others.length > 0) {
    const title = facts.locality ? `Localities near ${facts.locality.name}` : `Where in ${facts.cityName}`;
    blocks.push({ kind: 'heading', level: 3, text: title });
    blocks.push({ kind: 'list', ordered: false, items: others.map((other) => otherLine(facts, other)) });
  }
  return {
    slug: searchTextSlug(search),
    title: `${capital(CATEGORY_FACTS[search.category].plural)} in ${place}`,
    blocks,
    questions: questionsOf(facts),
  };
}

function questionsOf(facts: SearchFacts): SearchText['questions'] {
  const { plural } = CATEGORY_FACTS[facts.search.category];
  const place = placeOf(facts);
  const [median, asked] = medianWords(facts);
  const cheaper = facts.others.filter(
    ({ median: other }) => other !== null && other < (facts.locality?.median ?? Number.NEGATIVE_INFINITY),
  );
  return [
    { question: `How many ${plural} are there in ${place}?`, answer: offerWords(facts) },
    ...(median && asked ? [{ question: asked, answer: median }] : []),
    ...(cheaper.length > 0
      ? [
          {
            question: `Which localities near ${facts.locality?.name} cost less?`,
            answer: `${listed(cheaper.map((each) => `${each.name} (${medianOf(facts, each)})`))}, by the same median.`,
          },
        ]
      : []),
    ...(facts.stations.length > 0
      ? [{ question: `How far is the metro from ${place}?`, answer: stationWords(facts) }]
      : []),
  ];
}

function offerWords({ search, listings, ...facts }: SearchFacts): string {
  const { singular, plural } = CATEGORY_FACTS[search.category];
  const place = placeOf({ ...facts, search, listings });
  const noun = listings === 1 ? `${singular} is` : `${plural} are`;
  return `${groupDigits(listings)} ${noun} listed in ${place} today, without brokers and without brokerage.`;
}

/** A sentence with the median, and the question that it answers; undefined without a median. */
function medianWords(facts: SearchFacts): [string?, string?] {
  const { locality, unit, others } = facts;
  const what = unit === 'month' ? 'A 2 BHK home' : 'A square foot';
  if (locality?.median) {
    const asked =
      unit === 'month'
        ? `What is the rent of a 2 BHK in ${locality.name}?`
        : `What does a square foot cost in ${locality.name}?`;
    return [
      `${what} in ${locality.name} costs ${medianOf(facts, locality)}: the median of what owners ask here today.`,
      asked,
    ];
  }
  const known = others.filter((each) => each.median !== null);
  const [low] = [...known].sort((one, other) => (one.median ?? 0) - (other.median ?? 0));
  const [high] = [...known].sort((one, other) => (other.median ?? 0) - (one.median ?? 0));
  if (locality || !low || !high || low === high) return [];
  return [
    `${what} costs ${medianOf(facts, low)} in ${low.name} and ${medianOf(facts, high)} in ${high.name}, the lowest and the highest median of the localities with the most listings.`,
    `What do homes cost in ${facts.cityName}?`,
  ];
}

function stationWords({ stations }: SearchFacts): string {
  const lines = stations.map(({ name, distanceKm }) => `${name} (${distanceKm.toFixed(1)} km)`);
  return `Metro stations nearby, in a straight line from the middle: ${listed(lines)}.`;
}

function otherLine(facts: SearchFacts, other: FactLocality): ArticleRun[] {
  const { category, city } = facts.search;
  const details = [
    other.distanceKm === undefined ? '' : `${other.distanceKm.toFixed(1)} km`,
    `${groupDigits(other.listings)} listed`,
    other.median === null ? '' : medianOf(facts, other),
  ];
  return [
    { text: other.name, href: searchLink({ ...emptySearch(category, city), localities: [other.slug] }) },
    { text: `: ${details.filter(Boolean).join(', ')}` },
  ];
}

function medianOf({ unit }: SearchFacts, { median }: FactLocality): string {
  return `${formatRupees(median ?? 0)} ${unit === 'month' ? 'a month' : 'a sq ft'}`;
}

function placeOf({ locality, cityName }: SearchFacts): string {
  return locality ? `${locality.name}, ${cityName}` : cityName;
}

function paragraph(text: string): ArticleBlock {
  return { kind: 'paragraph', runs: [{ text }] };
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
