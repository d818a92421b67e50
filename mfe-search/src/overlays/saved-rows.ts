import { SHORTLISTED_PROJECTS_LINK } from '@aangan/shared-kit/links/project-account';
import type { SavedSource } from '../saved-homes/public.ts';

/** A page of saved or viewed homes. */
export interface SavedRow {
  readonly title: string;
  readonly purpose: string;
  readonly source: SavedSource;
  /** The text on what changed since, for each home. */
  readonly changes: boolean;
  /** A list of what is not a home. */
  readonly beside?: { readonly to: string; readonly words: string };
  /** The suggestion that leads here, which can be turned off here too. */
  readonly jacket?: string;
  /** Text of the empty list. */
  readonly empty: { readonly title: string; readonly help: string };
}

const NO_SHORTLIST = {
  title: 'No homes yet',
  help: 'Tap the heart on a home to save it here. Without login it stays on this device.',
} as const;

/** Source: product-and-plans, section 2 (overlay screens). */
export const SAVED_ROWS: Readonly<Record<string, SavedRow>> = {
  '/shortlist-property': {
    title: 'Your shortlist',
    purpose: 'Homes you like, together.',
    source: 'shortlist',
    changes: false,
    beside: { to: SHORTLISTED_PROJECTS_LINK, words: 'Shortlisted projects' },
    empty: NO_SHORTLIST,
  },
  '/shortlist-jacket/banner': {
    title: 'Changes in your shortlist',
    purpose: 'Homes that are gone, or confirmed again since you shortlisted them.',
    source: 'shortlist',
    changes: true,
    jacket: 'shortlist',
    empty: NO_SHORTLIST,
  },
  '/property-jacket/banner': {
    title: 'Continue where you left off',
    purpose: 'Homes you viewed recently, and whether they are still available.',
    source: 'views',
    changes: true,
    jacket: 'property',
    empty: {
      title: 'No homes viewed yet',
      help: 'Homes that you open appear here. Without login they stay on this device.',
    },
  },
};
