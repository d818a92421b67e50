import type { Business } from '@aangan/shared-kit/domain/home-services/booking-states';
import type { LeadKind } from '@aangan/shared-kit/domain/lead-kind';

/** The kind of each business's leads. */
export const LEAD_KIND = { HS: 'HOME_SERVICE', PNM: 'PNM', LEGAL: 'LEGAL' } as const satisfies Record<
  Business,
  LeadKind
>;
