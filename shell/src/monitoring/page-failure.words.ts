/** What a page says that could not be loaded or shown. */
export const PAGE_FAILURE_WORDS = {
  notLoaded: 'This part of the page could not be loaded.',
  notShown: 'This part of the page could not be shown.',
  renderFailed: 'An error occurred while this page was prepared.',
} as const;
