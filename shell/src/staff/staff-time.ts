import { indianTime, timeAgo } from '@aangan/shared-kit/domain/time-ago';
import { type Html, html } from './html.ts';

/**
 * A time in India and how long ago it was: "16 Nov, 10:00 am (5 minutes ago)".
 * @param at ISO time or epoch ms
 * @param now epoch ms
 */
export function staffTime(at: string | number, now: number): Html {
  const date = new Date(at);
  const ms = date.getTime();
  return html`<time datetime="${date.toISOString()}">${indianTime(ms)}</time> (${timeAgo(now - ms)})`;
}
