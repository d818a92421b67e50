/** `in 20 seconds`, `in 2 minutes`, `in 3 hours`, rounded up. @param seconds from 0 */
export function waitWords(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 60) return counted(whole, 'second');
  const minutes = Math.ceil(whole / 60);
  return minutes < 60 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}

function counted(count: number, unit: string): string {
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`;
}
