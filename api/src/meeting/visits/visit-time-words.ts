import { messageTime } from '../../foundation/messages/message-time.ts';

const INDIA = 'Asia/Kolkata';

/**
 * When a visit is, in words: `21 Nov 2026, 10:00 am, India time`, and for who lives elsewhere also on their own clocks.
 * @param at epoch ms
 * @param timeZone IANA name; an unknown one is taken for India's
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
    // No zone that this machine knows.
    return undefined;
  }
}
