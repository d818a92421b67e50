import { messageTime } from '../../foundation/messages/public.ts';

const INDIA = 'Asia/Kolkata';

/**
 * Time of a visit in words: `21 Nov 2026, 10:00 am, India time`, and for people elsewhere also their local time.
 * @param at epoch ms
 * @param timeZone IANA name; an unknown one is treated as India's
 */
export function visitTimeWords(at: number, timeZone: string): string {
  const own = ownTime(at, timeZone);
  return own === undefined ? messageTime(at) : `${messageTime(at)} (${own} where you are)`;
}

function ownTime(at: number, timeZone: string): string | undefined {
  const words = (zone: string) =>
    new Intl.DateTimeFormat('en-IN', {
      timeZone: zone,
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
    })
      .format(at)
      .replaceAll('\u202f', ' ');
  try {
    const own = words(timeZone);
    return own === words(INDIA) ? undefined : own;
  } catch {
    // The runtime does not know this zone.
    return undefined;
  }
}
