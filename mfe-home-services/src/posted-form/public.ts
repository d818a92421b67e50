// What other features may use.
export { type PostedFields, PostedForm } from './posted-form.tsx';
