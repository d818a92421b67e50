/**
 * An hour of the day in 12-hour form: 19 → `7 pm`, 0 → `12 am`.
 * @throws RangeError unless the hour is a whole number from 0 to 23 Source: services-and-platform, section 9 (hourly
 * visit times).
 */
export function to12Hour(hour: number): string {
  if (!Number.isInteger(hour) || hour < 0 || hour > 23) throw new RangeError(`No hour of the day: ${hour}`);
  return `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;
}

/**
 * The hour of the day, 0 to 23, that `7 pm`, `07PM` or `7:00 pm` means; undefined for any other text.
 * Source: services-and-platform, section 9 (hourly visit times).
 */
export function to24Hour(text: string): number | undefined {
  const [, hour, period] = /^(0?[1-9]|1[0-2])(?::00)? ?([ap])\.?m\.?$/i.exec(text.trim()) ?? [];
  if (hour === undefined || period === undefined) return undefined;
  return (Number(hour) % 12) + (period.toLowerCase() === 'p' ? 12 : 0);
}
