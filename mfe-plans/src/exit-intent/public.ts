export { EXIT_EXPERIMENT } from './exit-experiment.ts';
export { ExitIntent } from './exit-intent.tsx';
