interface OverlayRow {
  readonly title: string;
  /** Meta description: one sentence. */
  readonly description?: string;
}

/**
 * The overlays of this remote that show homes or cities, by path. Other overlays are pages of their features.
 * Source: product-and-plans, section 2 (overlay, banner and sheet screens).
 */
export const OVERLAY_ROWS: Readonly<Record<string, OverlayRow>> = {
  '/home/home-explore': {
    title: 'Explore',
    // The only overlay that search engines may index.
    description: 'Every kind of home, in every city we serve.',
  },
  '/shortlist-property': { title: 'Your shortlist' },
  '/shortlist-jacket/banner': { title: 'Changes in your shortlist' },
  '/property-jacket/banner': { title: 'Continue where you left off' },
  '/premium-filter/banner': { title: 'Premium filters' },
};

export const EXPLORE_PATH = '/home/home-explore';
