// What other modules may use.
export type { AnswersInbound, BridgedCall, BridgedCalls, CallPurpose, Phones } from './bridged-call.ts';
export { exotel } from './exotel.ts';
export { inboundEndPath, inboundPath, newsPath } from './news-path.ts';
export { bridgedCallsOf } from './open-telephony.ts';
export { bridgedCall } from './telephony.tables.ts';
export { BridgeRefused, type CallNews, type Telephony, TelephonyError } from './telephony.ts';
export type { OpenTelephony } from './telephony-settings.ts';
