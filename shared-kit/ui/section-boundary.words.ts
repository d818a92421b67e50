/** What a section says that failed. */
export const SECTION_BOUNDARY_WORDS = {
  failed: 'This section could not be loaded. The rest of the page works.',
} as const;
