/** The results of one benchmark. */
export interface BenchTable {
  readonly name: string;
  readonly rows: readonly BenchRow[];
}

export interface BenchRow {
  readonly measure: string;
  readonly value: number;
  readonly unit: string;
  /** The maximum (for rates, the minimum). Null where there is no limit. */
  readonly limit: number | null;
  readonly ok: boolean | null;
}

/** A row with a maximum. */
export function atMost(measure: string, value: number, unit: string, limit: number): BenchRow {
  return { measure, value: rounded(value), unit, limit, ok: value <= limit };
}

/** A row without a limit. */
export function note(measure: string, value: number, unit: string): BenchRow {
  return { measure, value: rounded(value), unit, limit: null, ok: null };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
