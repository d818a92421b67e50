// What other modules may use.
export { hashDistance, photoHash, SAME_LOOK_BITS } from './photo-hash.ts';
export { type Picture, readPicture } from './read-picture.ts';
export { RENDITION_FORMATS, RENDITION_WIDTHS, type Rendition, renditionsOf } from './renditions.ts';
