import type { RoomKind } from './project-options.ts';

/** A room in feet, from the upper left corner of the home. A balcony may be outside of it. */
interface MeasuredRoom {
  readonly kind: RoomKind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly length: number;
}

export interface MeasuredPlan {
  readonly width: number;
  readonly length: number;
  readonly rooms: readonly MeasuredRoom[];
}

const ROOM_NAMES = {
  living: 'Living and dining',
  bedroom: 'Bedroom',
  study: 'Study',
  kitchen: 'Kitchen',
  bath: 'Bathroom',
  balcony: 'Balcony',
  passage: 'Passage',
} as const satisfies Record<RoomKind, string>;

/** Short names for the drawing; the table beside it has the long ones. */
const DRAWN_NAMES = {
  living: 'Living',
  bedroom: 'Bedroom',
  study: 'Study',
  kitchen: 'Kitchen',
  bath: 'Bath',
  balcony: 'Balcony',
  passage: 'Passage',
} as const satisfies Record<RoomKind, string>;

export interface DrawnRoom {
  /** From 1, in the order of the plan: it leads from the drawing to the table. */
  readonly number: number;
  readonly kind: RoomKind;
  /** `Bedroom 2`; without a number where there is only one. */
  readonly name: string;
  /** Feet from the corner of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly length: number;
  /** `12′ 6″ × 10′`. */
  readonly measures: string;
  /** sq ft, rounded. */
  readonly area: number;
  /** What fits into the room, one line each: name and measures, the name, or its number. */
  readonly lines: readonly string[];
}

export interface PlanDrawing {
  /** Feet. */
  readonly width: number;
  readonly length: number;
  /** Height of the text, feet. */
  readonly textSize: number;
  readonly rooms: readonly DrawnRoom[];
  /** Length of the scale below the drawing, feet. */
  readonly scale: number;
}

/** Text is this share of the drawing's width, so that it is about 13 px high on a phone. */
const TEXT_SHARE = 1 / 27;
/** Width of a letter and height of a line, in heights of the text. */
const LETTER = 0.58;
const LINE = 1.25;
const SCALES_FEET = [1, 2, 5, 10, 20, 50] as const;

/**
 * A floor plan as a drawing to scale: rooms keep their places and measures, and the frame holds balconies too.
 * @throws RangeError if there is no room, or a room without a size
 */
export function drawPlan({ width, length, rooms }: MeasuredPlan): PlanDrawing {
  if (rooms.length === 0) throw new RangeError('A plan needs a room');
  if (rooms.some((room) => !(room.width > 0 && room.length > 0))) throw new RangeError('Rooms must have a size');
  const left = Math.min(0, ...rooms.map(({ x }) => x));
  const top = Math.min(0, ...rooms.map(({ y }) => y));
  const right = Math.max(width, ...rooms.map((room) => room.x + room.width));
  const bottom = Math.max(length, ...rooms.map((room) => room.y + room.length));
  const textSize = (right - left) * TEXT_SHARE;
  return {
    width: right - left,
    length: bottom - top,
    textSize,
    rooms: rooms.map((room, at) => {
      const named = { ...room, name: nameOf(rooms, at), measures: measuresText(room), number: at + 1 };
      const area = Math.round(room.width * room.length);
      return { ...named, x: room.x - left, y: room.y - top, area, lines: linesIn(named, textSize) };
    }),
    scale: SCALES_FEET.findLast((feet) => feet <= (right - left) / 3) ?? SCALES_FEET[0],
  };
}

/** Feet and inches: 12.5 is `12′ 6″`. */
export function feetText(feet: number): string {
  const inches = Math.round(feet * 12);
  const rest = inches % 12;
  return rest === 0 ? `${inches / 12}′` : `${Math.floor(inches / 12)}′ ${rest}″`;
}

function measuresText({ width, length }: Pick<MeasuredRoom, 'width' | 'length'>): string {
  return `${feetText(width)} × ${feetText(length)}`;
}

function nameOf(rooms: readonly MeasuredRoom[], at: number): string {
  const { kind } = rooms[at] as MeasuredRoom;
  const count = (of: readonly MeasuredRoom[]) => of.filter((room) => room.kind === kind).length;
  return count(rooms) === 1 ? ROOM_NAMES[kind] : `${ROOM_NAMES[kind]} ${count(rooms.slice(0, at + 1))}`;
}

function linesIn(
  room: Pick<DrawnRoom, 'kind' | 'number' | 'measures' | 'width' | 'length'>,
  textSize: number,
): readonly string[] {
  const name = DRAWN_NAMES[room.kind];
  const wanted = [[name, room.measures], [name], [String(room.number)]];
  const fits = (lines: readonly string[]) =>
    lines.length * textSize * LINE <= room.length &&
    lines.every((line) => line.length * textSize * LETTER <= room.width);
  return wanted.find(fits) ?? [];
}
