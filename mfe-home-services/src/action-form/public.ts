// What other features may use.
export { ActionForm, useFormRefusal } from './action-form.tsx';
export { CHANGED, orChanged, refusal, refusedForm } from './refused-form.ts';
