/** What one benchmark found. */
export interface BenchTable {
  readonly name: string;
  readonly rows: readonly BenchRow[];
}

export interface BenchRow {
  readonly measure: string;
  readonly value: number;
  readonly unit: string;
  /** What it must not exceed (or, for rates, reach); null where there is no limit. */
  readonly limit: number | null;
  readonly ok: boolean | null;
}

/** A row that is fine up to a limit. */
export function atMost(measure: string, value: number, unit: string, limit: number): BenchRow {
  return { measure, value: rounded(value), unit, limit, ok: value <= limit };
}

/** A row that only tells. */
export function note(measure: string, value: number, unit: string): BenchRow {
  return { measure, value: rounded(value), unit, limit: null, ok: null };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
