import { monthText } from './projects/project-words.ts';

/** Where a rate of a state was read. */
export interface RateSource {
  readonly name: string;
  /** The day of the source, `2025-04-17`, or its year where it has no day. */
  readonly on: string;
}

/** The law behind a rate, and where it was read: `Maharashtra Stamp Act. Read in: ClearTax, Apr 2025`. */
export function rateSourceText(law: string, source: RateSource | null): string {
  if (!source) return `${law}. Not confirmed by any source that we found.`;
  const { name, on } = source;
  return `${law}. Read in: ${name}, ${on.length === 4 ? on : monthText(on)}`;
}
