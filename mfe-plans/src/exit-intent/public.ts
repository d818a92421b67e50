export { EXIT_EXPERIMENTS } from './exit-experiment.ts';
export { ExitIntent } from './exit-intent.tsx';
