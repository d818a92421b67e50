// What other features may use.
export { PinField } from './pin-field.tsx';
export { pinOf } from './typed-pin.ts';
