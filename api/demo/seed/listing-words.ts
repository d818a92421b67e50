import {
  AMENITY_LABELS,
  FURNISHING_LABELS,
  PARKING_LABELS,
  PG_ROOM_TYPE_LABELS,
} from '@aangan/shared-kit/domain/listing-options';
import type { Random } from '../../src/foundation/random/public.ts';
import type { ListingFacts, Site } from './listing-draft.ts';

const STREET_NAMES = [
  '1st Cross',
  '2nd Main',
  '5th Cross',
  'Temple Street',
  'Lake View Road',
  'Park Road',
  'Market Road',
  'School Road',
  'Station Road',
  'Ring Road side',
  '12th Main',
  'Library Road',
] as const;

const OPENINGS = [
  'Bright and airy, with good light through the day.',
  'A quiet lane, a short walk from shops and buses.',
  'Well kept by the owner, who lives nearby.',
  'Freshly painted and ready to see.',
  'Cross ventilation in every room and a calm neighbourhood.',
  'Close to daily needs: groceries, a chemist and a park.',
] as const;

const CLOSINGS = [
  'Visits on weekends and weekday evenings.',
  'You deal with the owner directly.',
  'Please give a day of notice before a visit.',
  'Water and power have been steady all year.',
] as const;

/** A street of the locality. */
export function drawStreet({ locality, society }: Site, random: Random): string {
  return society ? `${society.name}, ${locality.name}` : `${random.pick(STREET_NAMES)}, ${locality.name}`;
}

/** A description as an owner would write it: two to four plain sentences that agree with the facts. */
export function drawDescription(facts: ListingFacts, site: Site, random: Random): string {
  return [random.pick(OPENINGS), factSentence(facts, site), amenitySentence(facts, random), random.pick(CLOSINGS)]
    .filter(Boolean)
    .join(' ');
}

function factSentence(facts: ListingFacts, { locality }: Site): string {
  const area = `${facts.area.toLocaleString('en-IN')} sq ft`;
  if (facts.roomTypes.length > 0) {
    const rooms = facts.roomTypes.map((room) => PG_ROOM_TYPE_LABELS[room].toLowerCase()).join(', ');
    return `${capital(rooms)}${facts.foodIncluded ? ', food included' : ', without food'}.`;
  }
  if (!facts.furnishing) return `${area} in ${locality.name}, clear boundaries.`;
  const floor =
    facts.floor === null
      ? ''
      : facts.floor === 0
        ? ', on the ground floor'
        : `, on floor ${facts.floor} of ${facts.totalFloors}`;
  return `${area}${floor}, ${FURNISHING_LABELS[facts.furnishing].toLowerCase()}, ${PARKING_LABELS[facts.parking].toLowerCase()}.`;
}

function amenitySentence({ amenities }: ListingFacts, random: Random): string {
  if (amenities.length < 2) return '';
  const from = random.whole(0, amenities.length - 2);
  const named = amenities.slice(from, from + 3).map((amenity) => AMENITY_LABELS[amenity].toLowerCase());
  return `There is ${named.slice(0, -1).join(', ')} and ${named.at(-1)}.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
