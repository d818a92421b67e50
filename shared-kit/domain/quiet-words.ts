/**
 * Asks not to call during somebody's quiet hours, without a clock time: the server does not know the reader's zone.
 * @param quietUntil epoch ms
 * @param now epoch ms
 */
export function quietWords(name: string, quietUntil: number, now: number): string {
  const hours = Math.max(1, Math.ceil((quietUntil - now) / 3_600_000));
  return `${name} prefers no calls for the next ${hours === 1 ? 'hour' : `${hours} hours`}.`;
}
