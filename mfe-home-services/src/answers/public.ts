export { hsFacts } from './hs-facts.ts';
export { nullOfFailure } from './null-of-failure.ts';
