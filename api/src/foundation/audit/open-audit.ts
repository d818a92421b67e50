import type { Api } from '../module/public.ts';
import { type Audit, openAudit } from './audit.ts';

/** The audit log of an API. */
export function auditOf({ database, settings: { now } }: Api): Audit {
  return openAudit(database, now);
}
