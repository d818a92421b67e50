import type { AlertPriority } from '@aangan/shared-kit/domain/alert-priorities';
import type { Requirement } from '@aangan/shared-kit/domain/requirement-search';

/** A requirement as its alert keeps it; category and city are the alert's own. */
export interface KeptRequirement extends Omit<Requirement, 'category' | 'city'> {
  /** What matters most, in its order. */
  readonly priorities: readonly AlertPriority[];
}
