/** The percentage of `--canary`. @throws Error unless it is above 0, up to 100 */
export function percentOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const percent = Number(given.replace(/\s*%$/, ''));
  if (percent > 0 && percent <= 100) return percent;
  throw new Error(`--canary takes a percentage above 0, up to 100, not ${given}`);
}
