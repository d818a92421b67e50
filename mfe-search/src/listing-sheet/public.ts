export { type ActedOnListing, ListingSheet, type ListingSheetProps } from './listing-sheet.tsx';
export { resumeFragment, takeResumeFragment } from './resume-fragment.ts';
