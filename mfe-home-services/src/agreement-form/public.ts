// What other features may use.
export { typedOf } from './typed-agreement.ts';
