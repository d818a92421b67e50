export { useOwnValue } from './own-value.ts';
export { Fields, StepFields } from './step-fields.tsx';
export { TextWarnings } from './text-control.tsx';
