import {
  PAINT_QUALITIES,
  PAINTING_WORKS,
  type PaintingFacts,
} from '@aangan/shared-kit/domain/home-services/painting-estimate';
import { AREA_PROBLEM, ROOMS_PROBLEM } from './painting.words.ts';

/** The estimate that an address asks for. */
export interface PaintingQuery {
  /** As typed, to show the form again. */
  readonly area: string;
  readonly rooms: string;
  readonly work: PaintingFacts['work'];
  readonly quality: PaintingFacts['quality'];
  readonly withCeiling: boolean;
  /** What is wrong with the numbers; empty where nothing was asked. */
  readonly problems: { readonly area?: string; readonly rooms?: string };
  /** Undefined while nothing valid was asked. */
  readonly facts: PaintingFacts | undefined;
}

/** Reads the query of a painting page: `?area=1,000&rooms=5`. */
export function paintingQuery(query: URLSearchParams): PaintingQuery {
  const area = query.get('area') ?? '';
  const rooms = query.get('rooms') ?? '';
  const work = PAINTING_WORKS.find((each) => each === query.get('work')) ?? 'repaint';
  const quality = PAINT_QUALITIES.find((each) => each === query.get('quality')) ?? 'premium';
  const withCeiling = query.has('ceiling');
  const asked = { area, rooms, work, quality, withCeiling };
  if (!query.has('area')) return { ...asked, problems: {}, facts: undefined };
  const areaSqFt = wholeNumber(area, 50, 20_000);
  const roomCount = wholeNumber(rooms, 1, 30);
  if (areaSqFt !== undefined && roomCount !== undefined) {
    return { ...asked, problems: {}, facts: { areaSqFt, rooms: roomCount, work, quality, withCeiling } };
  }
  const problems = {
    ...(areaSqFt === undefined && { area: AREA_PROBLEM }),
    ...(roomCount === undefined && { rooms: ROOMS_PROBLEM }),
  };
  return { ...asked, problems, facts: undefined };
}

/** A typed number, `1,000`; undefined outside of the limits, both included. */
function wholeNumber(text: string, minimum: number, maximum: number): number | undefined {
  const number = Number(text.replaceAll(',', '').trim() || Number.NaN);
  return Number.isInteger(number) && number >= minimum && number <= maximum ? number : undefined;
}
