import type { ListingCategory } from '../listing-category.ts';
import { type PhotoRoom, ROOMS_OF } from '../photo-rooms.ts';
import { textWarnings } from './listing-text.ts';
import type { FieldName, PostingValues } from './posting-fields.ts';
import { fieldsOf, isRequired, type PageName, stepOf } from './posting-kinds.ts';

/** What the score is made from, beside the fields. */
export interface QualityFacts {
  /** Rooms that the photos show, one entry a photo; null where nobody has said. */
  readonly photos: readonly (PhotoRoom | null)[];
  readonly hasVideo: boolean;
  readonly visitHours: boolean;
}

export interface QualityHint {
  readonly page: PageName;
  /** For people. */
  readonly words: string;
  /** By how much it would raise the score. */
  readonly points: number;
}

export interface ListingQuality {
  /** 0 to 100. */
  readonly score: number;
  /** The three things that would raise it most, the best first. */
  readonly hints: QualityHint[];
}

/** Fields that are parts of the score themselves, or say nothing to seekers. */
const OWN_PARTS: readonly FieldName[] = ['description', 'accurateLocation', 'photosLater'];

/** Points of each part; they add up to 100. */
const POINTS = {
  required: 30,
  optional: 10,
  photos: 25,
  rooms: 10,
  video: 5,
  description: 12,
  visits: 5,
  place: 3,
} as const;

/** Photos from which more add nothing to the score. */
const ENOUGH_PHOTOS = 6;
/** Characters of a description from which more add nothing. */
const ENOUGH_WORDS = 200;

/** How complete and helpful a listing is for seekers, and what would help most. */
export function listingQuality(category: ListingCategory, values: PostingValues, facts: QualityFacts): ListingQuality {
  const parts = partsOf(category, values, facts);
  const score = Math.round(parts.reduce((sum, { share, points }) => sum + share * points, 0));
  const hints = parts
    .map(({ page, words, share, points }) => ({ page, words, points: Math.round((1 - share) * points) }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .slice(0, 3);
  return { score, hints };
}

interface Part extends QualityHint {
  /** How much of it is there, 0 to 1. */
  readonly share: number;
}

function partsOf(category: ListingCategory, values: PostingValues, facts: QualityFacts): Part[] {
  const fields = fieldsOf(category).filter((field) => !OWN_PARTS.includes(field));
  const required = fields.filter((field) => isRequired(category, field));
  const optional = fields.filter((field) => !isRequired(category, field));
  const rooms = ROOMS_OF[category];
  const shown = rooms.filter((room) => facts.photos.includes(room));
  const missingRoom = rooms.find((room) => !facts.photos.includes(room));
  const text = values.description?.trim() ?? '';
  const clean = textWarnings(text).length === 0;
  return [
    part('required', pageOfFirstEmpty(category, required, values), 'Answer every question', shareOf(required, values)),
    part(
      'optional',
      pageOfFirstEmpty(category, optional, values),
      'Add the optional details',
      shareOf(optional, values),
    ),
    part('photos', 'photos', photoWords(facts.photos.length), Math.min(1, facts.photos.length / ENOUGH_PHOTOS)),
    part(
      'rooms',
      'photos',
      missingRoom ? `Show the ${missingRoom.toLowerCase().replaceAll('_', ' ')}` : 'Show every room',
      shown.length / rooms.length,
    ),
    part('video', 'photos', 'Add a video', facts.hasVideo ? 1 : 0),
    part(
      'description',
      'amenities',
      clean ? 'Describe the home in a few sentences' : 'Follow the hints on your description',
      (clean ? 1 : 0.5) * Math.min(1, text.length / ENOUGH_WORDS),
    ),
    part('visits', 'visits', 'Choose the hours for visits', facts.visitHours ? 1 : 0),
    part('place', 'locality', 'Show the exact place on the map', values.accurateLocation ? 1 : 0),
  ];
}

function part(name: keyof typeof POINTS, page: PageName, words: string, share: number): Part {
  return { page, words, points: POINTS[name], share };
}

function photoWords(photos: number): string {
  if (photos === 0) return 'Add photos';
  const more = ENOUGH_PHOTOS - photos;
  return `Add ${more} more ${more === 1 ? 'photo' : 'photos'}`;
}

function shareOf(fields: readonly FieldName[], values: PostingValues): number {
  if (fields.length === 0) return 1;
  return fields.filter((field) => !isEmpty(values[field])).length / fields.length;
}

function pageOfFirstEmpty(category: ListingCategory, fields: readonly FieldName[], values: PostingValues): PageName {
  const empty = fields.find((field) => isEmpty(values[field]));
  return (empty && stepOf(category, empty)) ?? 'property';
}

function isEmpty(value: PostingValues[FieldName]): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
