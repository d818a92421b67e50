import fc from 'fast-check';

const USUAL_SEED = 1;

/**
 * Properties are tested with the same values in every run, so that a commit that passes once always passes.
 * `PROPERTY_SEED` sets another seed, or `random` to find new failures.
 */
const { PROPERTY_SEED = String(USUAL_SEED) } = process.env;
if (PROPERTY_SEED !== 'random') fc.configureGlobal({ seed: Number(PROPERTY_SEED) });
