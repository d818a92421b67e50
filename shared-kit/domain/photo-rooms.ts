import type { ListingCategory } from './listing-category.ts';

interface RoomFacts {
  readonly label: string;
  /** Photo labels that show this room. */
  readonly titles: readonly string[];
}

/** Rooms whose photos can be requested. */
export const PHOTO_ROOMS = {
  LIVING_ROOM: { label: 'Living room', titles: ['Living room'] },
  BEDROOM: { label: 'Bedroom', titles: ['Bedroom'] },
  ROOM: { label: 'Room', titles: ['Room', 'Bedroom'] },
  KITCHEN: { label: 'Kitchen', titles: ['Kitchen'] },
  BATHROOM: { label: 'Bathroom', titles: ['Bathroom'] },
  BALCONY: { label: 'Balcony', titles: ['Balcony'] },
  BUILDING: { label: 'Building', titles: ['Building', 'House', 'Community'] },
  FLOOR_PLAN: { label: 'Floor plan', titles: ['Floor plan'] },
  WORK_SPACE: {
    label: 'Inside',
    titles: ['Office', 'Co-working', 'Shop', 'Showroom', 'Warehouse', 'Shed', 'Restaurant'],
  },
  PLOT: { label: 'Plot', titles: ['Plot'] },
  ROAD: { label: 'Road to it', titles: ['Road'] },
} as const satisfies Record<string, RoomFacts>;

export type PhotoRoom = keyof typeof PHOTO_ROOMS;

export const PHOTO_ROOM_KEYS = Object.keys(PHOTO_ROOMS) as [PhotoRoom, ...PhotoRoom[]];

const HOME: readonly PhotoRoom[] = [
  'LIVING_ROOM',
  'BEDROOM',
  'KITCHEN',
  'BATHROOM',
  'BALCONY',
  'BUILDING',
  'FLOOR_PLAN',
];
const WORK: readonly PhotoRoom[] = ['WORK_SPACE', 'BATHROOM', 'BUILDING', 'FLOOR_PLAN'];

/** Rooms that matter for such a listing, in the order of a walk through it. */
export const ROOMS_OF = {
  RENT: HOME,
  BUY: HOME,
  SHARED: ['ROOM', 'LIVING_ROOM', 'KITCHEN', 'BATHROOM', 'BUILDING'],
  PG: ['ROOM', 'KITCHEN', 'BATHROOM', 'BUILDING'],
  PLOT: ['PLOT', 'ROAD'],
  COMMERCIAL_RENT: WORK,
  COMMERCIAL_BUY: WORK,
} as const satisfies Record<ListingCategory, readonly PhotoRoom[]>;

/** Rooms of a listing, and whether one of its photos shows each. @param titles room labels of its photos */
export function roomsShown(
  category: ListingCategory,
  titles: readonly string[],
): { readonly room: PhotoRoom; readonly shown: boolean }[] {
  return ROOMS_OF[category].map((room) => {
    const showing: readonly string[] = PHOTO_ROOMS[room].titles;
    return { room, shown: titles.some((title) => showing.includes(title)) };
  });
}
