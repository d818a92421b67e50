export { type ActedOnListing, ListingSheet, type ListingSheetProps } from './listing-sheet.tsx';
