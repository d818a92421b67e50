import type { Alert } from '@aangan/shared-kit/contracts/alerts';
import { ALERT_CHANNEL_NEEDS } from '@aangan/shared-kit/domain/alert-options';
import { alertLink } from '@aangan/shared-kit/links/alerts';

/** An alert as the list shows it, already worded. */
export interface AlertLine extends Pick<Alert, 'id' | 'name' | 'address' | 'frequency' | 'channel' | 'paused'> {
  readonly kind: string;
  /** When the next notification is sent, or why none is. */
  readonly next: string;
  /** Address of the page that edits a requirement. */
  readonly changeTo?: string;
  readonly matches: readonly {
    readonly id: string;
    readonly title: string;
    readonly url: string;
    readonly gone: boolean;
  }[];
  /** Id of the requirement behind the alert. */
  readonly requirement: Alert['requirement'];
}

/** @param now epoch ms */
export function alertLine(alert: Alert, timeZone: string, now: number): AlertLine {
  const { id, name, address, frequency, channel, paused } = alert;
  return {
    ...{ id, name, address, frequency, channel, paused },
    kind: alert.kind === 'requirement' ? 'What you need' : 'Saved search',
    next: nextWords(alert, timeZone, now),
    ...(alert.kind === 'requirement' && { changeTo: alertLink(address) }),
    matches: alert.lastMatches.map((match) => ({
      id: match.id,
      title: match.title,
      url: match.url,
      gone: !match.active,
    })),
    requirement: alert.requirement,
  };
}

function nextWords({ paused, reachable, channel, nextRun }: Alert, timeZone: string, now: number): string {
  if (paused) return 'Paused. We send no messages.';
  if (!reachable) return ALERT_CHANNEL_NEEDS[channel];
  if (nextRun === null) return 'We message you as soon as a home matches, outside your quiet hours.';
  // Due notifications are sent within minutes, or after the quiet hours.
  if (nextRun <= now) return 'Next message after your quiet hours, if a home matches.';
  const day = new Intl.DateTimeFormat('en-IN', { timeZone, weekday: 'short', day: 'numeric', month: 'short' });
  return `Next message on ${day.format(nextRun)} at 9 am, if a home matches.`;
}
