import type { RefundKind } from '@aangan/shared-kit/domain/plan-terms';
import {
  REFUND_ASSURE,
  REFUND_CONTACTS,
  REFUND_ESTIMATE,
  REFUND_EXCLUSIVE,
  REFUND_LISTING,
  REFUND_LISTING_ASSURE,
  REFUND_MANAGED,
  REFUND_SPACES,
} from './catalogue-shelf.ts';

/** The rule behind each text of refund terms. */
export const REFUND_KIND_OF_TEXT: Readonly<Record<string, RefundKind>> = {
  [REFUND_CONTACTS]: 'contacts',
  [REFUND_SPACES]: 'contacts',
  [REFUND_ESTIMATE]: 'unlocks',
  [REFUND_ASSURE]: 'assure',
  [REFUND_ASSURE.replaceAll('home', 'space')]: 'assure',
  [REFUND_LISTING]: 'listing',
  [REFUND_LISTING_ASSURE]: 'listing-assure',
  [REFUND_MANAGED]: 'monthly',
  [REFUND_EXCLUSIVE]: 'weekly',
};
