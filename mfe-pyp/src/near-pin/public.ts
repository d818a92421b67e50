// What other features may use.
export { NearPin } from './near-pin.tsx';
