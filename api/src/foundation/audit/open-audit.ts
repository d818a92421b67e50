import type { Api } from '../module/public.ts';
import { AUDIT_METRICS } from './audit.metrics.ts';
import { type Audit, openAudit } from './audit.ts';
import { SECURITY_EVENTS } from './security-events.ts';

/** The audit log of an API. */
export function auditOf({ database, settings: { now }, metrics }: Api): Audit {
  const noted = metrics.counter(
    AUDIT_METRICS.events,
    SECURITY_EVENTS.map((event) => ({ event })),
  );
  return openAudit(database, now, (event) => noted({ event }));
}
