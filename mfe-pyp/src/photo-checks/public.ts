// What other features may use.
export { openPhotoChecker, type PhotoChecker } from './check-photo.ts';
export { checkedWords, FINDING_WORDS } from './photo-checks.words.ts';
export type { PhotoFinding } from './photo-findings.ts';
export { findsFaces, findsTexts } from './shape-detectors.ts';
