// What other modules may use.
export { addressPrefix } from './address-prefix.ts';
export { busiestBy, knownDevice, lastSecurityEvents } from './audit.queries.ts';
export { type Audit, deviceHash, openAudit } from './audit.ts';
export { auditOf } from './open-audit.ts';
export { personBehind } from './person-behind.ts';
