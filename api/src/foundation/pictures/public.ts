// What other modules may use.
export { photoHash } from './photo-hash.ts';
export { type Picture, readPicture } from './read-picture.ts';
export { RENDITION_FORMATS, RENDITION_WIDTHS, renditionsOf } from './renditions.ts';
