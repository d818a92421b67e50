/** What a clock on the wall shows. */
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
 * The time on the wall in a zone at a moment in epoch ms, the same on server and in browser.
 * @param timeZone IANA name, `Asia/Kolkata`; an unknown one is taken for India's
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
 * The moment, in epoch ms, at which the wall shows a time in a zone. In the hour that the clocks skip it is an hour
 * later on the wall; of the hour that they repeat it is one of the two.
 */
export function momentOf(time: WallTime, timeZone: string): number {
  const asUtc = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute);
  // Twice: the offset at the first guess may be that of the other side of a change.
  const first = asUtc - offsetAt(asUtc, timeZone);
  return asUtc - offsetAt(first, timeZone);
}

/** ms that the zone's wall is ahead of UTC. */
function offsetAt(epochMs: number, timeZone: string): number {
  const { year, month, day, hour, minute } = wallTime(epochMs, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(epochMs / 60_000) * 60_000;
}

/** As `datetime-local` fields write it: `2026-11-21T10:00`. */
export function toLocalField({ year, month, day, hour, minute }: WallTime): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

/** What a `datetime-local` field holds, or undefined for an empty or half-filled one. */
export function fromLocalField(text: string): WallTime | undefined {
  const [, ...parts] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(text) ?? [];
  const [year, month, day, hour, minute] = parts.map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (hour === undefined || minute === undefined) return undefined;
  return { year, month, day, hour, minute };
}
