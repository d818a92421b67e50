interface OverlayRow {
  readonly title: string;
  /** One sentence for search engines. */
  readonly description?: string;
}

/**
 * Overlays of this remote that show homes or cities, by path; all others are pages of their features.
 * Source: product-and-plans, section 2 (overlay, banner and sheet screens).
 */
export const OVERLAY_ROWS: Readonly<Record<string, OverlayRow>> = {
  '/home/home-explore': {
    title: 'Explore',
    // The only one that leads a search engine anywhere.
    description: 'Every kind of home, in every city we serve.',
  },
  '/shortlist-property': { title: 'Your shortlist' },
  '/shortlist-jacket/banner': { title: 'What became of your shortlist' },
  '/property-jacket/banner': { title: 'Go on where you left off' },
  '/premium-filter/banner': { title: 'Premium filters' },
};

export const EXPLORE_PATH = '/home/home-explore';
