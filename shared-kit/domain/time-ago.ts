const FORMAT = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A time in India: `16 Nov, 10:00 am`. @param at epoch ms */
export function indianTime(at: number): string {
  return FORMAT.format(at);
}

/** How long a time in ms was ago, in its largest unit: `just now`, `5 minutes ago`, `1 day ago`. */
export function timeAgo(ms: number): string {
  const unit = UNITS.find(([, length]) => ms >= length);
  if (!unit) return 'just now';
  const [name, length] = unit;
  const count = Math.floor(ms / length);
  return `${count} ${name}${count === 1 ? '' : 's'} ago`;
}
