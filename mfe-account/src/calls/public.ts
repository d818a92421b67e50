export { failureOf, orNotFound } from './call-failure.ts';
export { useCall } from './use-call.ts';
