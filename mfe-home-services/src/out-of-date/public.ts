// What other features may use.
export { CHANGED, orChanged } from './or-changed.ts';
