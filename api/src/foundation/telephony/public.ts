// What other modules may use.
export type { BridgedCall, BridgedCalls, CallPurpose, Phones } from './bridged-call.ts';
export { BridgeRefused, type CallNews, type Telephony, TelephonyError } from './telephony.ts';
