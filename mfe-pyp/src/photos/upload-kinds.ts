import type { PHOTO_UPLOAD, VIDEO_UPLOAD } from '@aangan/shared-kit/contracts/posting-photos';

// Named again, so that no page carries the schemas of the contract.
export const PHOTO_KIND: typeof PHOTO_UPLOAD = 'listing-photo';
export const VIDEO_KIND: typeof VIDEO_UPLOAD = 'listing-video';
