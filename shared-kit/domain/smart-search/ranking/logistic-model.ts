/** Values by name; a name that is absent is 0. */
export type Vector = Readonly<Record<string, number>>;

/** One answer: how much of each trait, and whether it was wanted. */
export interface Observation {
  readonly values: Vector;
  readonly wanted: boolean;
  /** How many answers it counts as. */
  readonly count: number;
}

/** What is expected of a weight before any answer. */
export interface Prior {
  readonly mean: number;
  readonly variance: number;
}

const STEPS = 120;

/**
 * Weights of a logistic regression: the log-odds that a home is wanted is the sum of weight × value, plus an own
 * constant. They maximise the posterior, which has one maximum; the steps are fixed, so the same answers give the same
 * weights.
 * @param prior of a weight by its name
 */
export function fitLogistic(
  observations: readonly Observation[],
  prior: (name: string) => Prior,
): Readonly<Record<string, number>> {
  const names = [...new Set(observations.flatMap(({ values }) => Object.keys(values)))].sort();
  const priors = names.map(prior);
  const weights = priors.map(({ mean }) => mean);
  let constant = 0;
  const rows = observations.map(({ values, wanted, count }) => ({
    values: names.map((name) => values[name] ?? 0),
    wanted: wanted ? 1 : 0,
    count,
  }));
  // No step is longer than the curvature allows, so that every step climbs.
  const curvature = rows.reduce(
    (sum, { values, count }) => sum + (count / 4) * (1 + values.reduce((all, value) => all + value * value, 0)),
    1 / Math.min(1, ...priors.map(({ variance }) => variance)),
  );
  const step = 1 / curvature;
  for (let turn = 0; turn < STEPS; turn += 1) {
    const slope = weights.map((weight, at) => ((priors[at]?.mean ?? 0) - weight) / (priors[at]?.variance ?? 1));
    let constantSlope = -constant;
    for (const { values, wanted, count } of rows) {
      const odds = values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), constant);
      const error = count * (wanted - sigmoid(odds));
      constantSlope += error;
      for (const [at, value] of values.entries()) slope[at] = (slope[at] ?? 0) + error * value;
    }
    constant += step * constantSlope;
    for (const [at, value] of slope.entries()) weights[at] = (weights[at] ?? 0) + step * value;
  }
  return Object.fromEntries(names.map((name, at) => [name, weights[at] ?? 0]));
}

/** From log-odds to a probability. */
export function sigmoid(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
