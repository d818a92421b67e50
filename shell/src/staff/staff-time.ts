import { type Html, html } from './html.ts';

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

/**
 * A time in India and how long ago it was: "16 Nov, 10:00 am (5 minutes ago)".
 * @param at ISO time or epoch ms
 * @param now epoch ms
 */
export function staffTime(at: string | number, now: number): Html {
  return html`${indianTime(at)} (${ago(now - new Date(at).getTime())})`;
}

/** A time in India: "16 Nov, 10:00 am". @param at ISO time or epoch ms */
export function indianTime(at: string | number): Html {
  const date = new Date(at);
  return html`<time datetime="${date.toISOString()}">${FORMAT.format(date)}</time>`;
}

function ago(ms: number): string {
  const unit = UNITS.find(([, length]) => ms >= length);
  if (!unit) return 'just now';
  const [name, length] = unit;
  const count = Math.floor(ms / length);
  return `${count} ${name}${count === 1 ? '' : 's'} ago`;
}
