import type { AlertPriority } from '@aangan/shared-kit/domain/alert-priorities';
import type { Requirement } from '@aangan/shared-kit/domain/requirement-search';

/** A requirement as its alert stores it; category and city are columns of the alert. */
export interface SavedRequirement extends Omit<Requirement, 'category' | 'city'> {
  /** Priorities, most important first. */
  readonly priorities: readonly AlertPriority[];
}
