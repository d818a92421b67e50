/** A page of saved or viewed homes. */
export interface SavedRow {
  readonly title: string;
  readonly purpose: string;
  readonly source: 'shortlist' | 'views';
  /** The text on what changed since, for each home. */
  readonly changes: boolean;
  /** The suggestion that leads here, which can be turned off here too. */
  readonly jacket?: string;
  /** Text of the empty list. */
  readonly empty: { readonly title: string; readonly help: string };
}

const NO_SHORTLIST = {
  title: 'No homes yet',
  help: 'Press the heart on a home to keep it here. Without login it stays on this device.',
} as const;

/** Source: product-and-plans, section 2 (overlay screens). */
export const SAVED_ROWS: Readonly<Record<string, SavedRow>> = {
  '/shortlist-property': {
    title: 'Your shortlist',
    purpose: 'Homes you like, together.',
    source: 'shortlist',
    changes: false,
    empty: NO_SHORTLIST,
  },
  '/shortlist-jacket/banner': {
    title: 'What became of your shortlist',
    purpose: 'What is gone, and what its owner has confirmed again since you shortlisted it.',
    source: 'shortlist',
    changes: true,
    jacket: 'shortlist',
    empty: NO_SHORTLIST,
  },
  '/property-jacket/banner': {
    title: 'Go on where you left off',
    purpose: 'The homes you looked at last, and whether they are still on offer.',
    source: 'views',
    changes: true,
    jacket: 'property',
    empty: {
      title: 'No home looked at yet',
      help: 'Homes that you open come together here. Without login they stay on this device.',
    },
  },
};
