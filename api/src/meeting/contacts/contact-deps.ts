import type { Audit } from '../../foundation/audit/public.ts';
import type { Events } from '../../foundation/events/public.ts';
import type { BridgedCalls } from '../../foundation/telephony/public.ts';
import type { PLAN_TERMS } from '../../money/entitlements/public.ts';
import type { StaffCallDeps } from '../../people/staff/public.ts';
import type { ContactNotices } from './contact-notices.ts';

/** Dependencies of the calls about contacts. */
export interface ContactDeps extends StaffCallDeps {
  readonly audit: Audit;
  readonly events: Events;
  readonly notices: ContactNotices;
  /** Whether people call through the bridge number. */
  readonly bridge: Pick<BridgedCalls, 'available'>;
  readonly planTerms: NonNullable<(typeof PLAN_TERMS)['provided']>;
}

export const NO_SUCH_CONTACT = 'There is no such contact.';
