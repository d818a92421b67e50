/** Wall-clock fields. */
export interface WallTime {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** 0 to 23. */
  readonly hour: number;
  readonly minute: number;
}

/**
 * The wall-clock time in a zone at a time in epoch ms, the same on server and in browser.
 * @param timeZone IANA name, `Asia/Kolkata`; an unknown zone falls back to India's
 */
export function wallTime(epochMs: number, timeZone: string): WallTime {
  const parts = formatIn(timeZone).formatToParts(epochMs);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour'), minute: part('minute') };
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const fields = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  } as const;
  try {
    return new Intl.DateTimeFormat('en', { ...fields, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en', { ...fields, timeZone: 'Asia/Kolkata' });
  }
}

/**
 * The time, in epoch ms, of a wall-clock time in a zone. A time that the clocks skip moves an hour later. Of a
 * repeated hour it is one of the two.
 */
export function momentOf(time: WallTime, timeZone: string): number {
  const asUtc = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute);
  // Twice: the first guess may have the offset of the other side of a clock change.
  const first = asUtc - offsetAt(asUtc, timeZone);
  return asUtc - offsetAt(first, timeZone);
}

/** Offset of the zone from UTC in ms. */
function offsetAt(epochMs: number, timeZone: string): number {
  const { year, month, day, hour, minute } = wallTime(epochMs, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(epochMs / 60_000) * 60_000;
}

/** In the format of `datetime-local` fields: `2026-11-21T10:00`. */
export function toLocalField({ year, month, day, hour, minute }: WallTime): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

/** The value of a `datetime-local` field, or undefined for an empty or incomplete one. */
export function fromLocalField(text: string): WallTime | undefined {
  const [, ...parts] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(text) ?? [];
  const [year, month, day, hour, minute] = parts.map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (hour === undefined || minute === undefined) return undefined;
  return { year, month, day, hour, minute };
}
