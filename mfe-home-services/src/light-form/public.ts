// What other features may use.
export { useLightForm } from './use-light-form.ts';
