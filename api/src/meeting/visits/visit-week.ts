import { createHash } from 'node:crypto';

/** Hours in India on one weekday in which a home is shown. */
export interface VisitWindow {
  /** 0 is Sunday. */
  readonly weekday: number;
  /** Hours of the day, 0 to 24: from inclusive, to exclusive. */
  readonly from: number;
  readonly to: number;
}

const WORKDAYS = [1, 2, 3, 4, 5, 6] as const;

/** The default week of owners who have not set one. */
const DEFAULT_WEEK: readonly VisitWindow[] = [
  ...WORKDAYS.flatMap((weekday) => [
    { weekday, from: 10, to: 13 },
    { weekday, from: 16, to: 19 },
  ]),
  { weekday: 0, from: 10, to: 18 },
];

/** Other typical weeks in India. Half of all homes have the default week above. */
const WEEKS: readonly (readonly VisitWindow[])[] = [
  DEFAULT_WEEK,
  DEFAULT_WEEK,
  DEFAULT_WEEK,
  // After work, and at the weekend.
  [...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 18, to: 21 })), ...weekend(10, 19)],
  // In the morning.
  [...WORKDAYS.map((weekday) => ({ weekday, from: 8, to: 12 })), { weekday: 0, from: 9, to: 13 }],
  // A caretaker all day, Tuesdays off.
  [0, 1, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 9, to: 19 })),
];

function weekend(from: number, to: number): readonly VisitWindow[] {
  return [6, 0].map((weekday) => ({ weekday, from, to }));
}

/** The week of a listing whose owner has not set one: always the same for one listing, without a stored row. */
export function defaultWeek(listingId: string): readonly VisitWindow[] {
  const number = createHash('sha256').update(`visit week ${listingId}`).digest().readUInt32BE(0);
  return WEEKS[number % WEEKS.length] ?? DEFAULT_WEEK;
}

/** A slot as owners enter it: `10:00`, `13:00`. */
interface GivenSlot {
  readonly weekday: number;
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
}

/**
 * Windows from an owner's slots, in the order of the week and without overlaps. A slot is left out unless both
 * startTime and endTime are given. Source: services-and-platform, section 5 (slot saving).
 */
export function windowsOf(slots: readonly GivenSlot[]): readonly VisitWindow[] {
  const given = slots.flatMap(({ weekday, startTime, endTime }) => {
    if (!startTime || !endTime) return [];
    const window = { weekday, from: hourOf(startTime), to: hourOf(endTime) };
    return window.from < window.to ? [window] : [];
  });
  const inOrder = given.toSorted((one, other) => one.weekday - other.weekday || one.from - other.from);
  const windows: VisitWindow[] = [];
  for (const next of inOrder) {
    const last = windows.at(-1);
    if (last === undefined || last.weekday !== next.weekday || last.to < next.from) windows.push(next);
    else windows.splice(-1, 1, { ...last, to: Math.max(last.to, next.to) });
  }
  return windows;
}

/** `10:00` → 10. */
export function hourOf(time: string): number {
  return Number(time.slice(0, 2));
}

/** 10 → `10:00`. */
export function timeOf(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
