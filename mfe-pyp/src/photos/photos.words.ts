import { counted } from '@aangan/shared-kit/domain/counted';

export const PHOTOS = 'Photos';
export const PHOTO_HELP = 'JPEG, PNG, WebP or AVIF, up to 20 MB each, 20 photos at most. The first photo is the cover.';
export const ROOMS = 'Start with a room';
export const ROOMS_HELP = 'Choose a photo for each room that seekers want to see.';
export const VIDEO = 'Video';
export const VIDEO_HELP = 'A short walk through the home: MP4, MOV or WebM, up to 100 MB.';
export const PHOTOS_LATER = 'I will add photos later';
export const PHOTOS_LATER_HELP =
  'You can publish without photos. Seekers can then ask you for photos, and we tell you which rooms they want to see.';
export const NO_ROOM = 'Not chosen';
export const COVER = 'Cover';
export const MADE_READY = 'Uploaded. We are preparing the photo.';
export const PHOTO_REMOVED = 'Photo removed';

/** `Checking 2 photos on this device` */
export function checkingWords(photos: number): string {
  return `Checking ${counted(photos, 'photo', 'photos')} on this device`;
}

/** `Uploading 2 of 4` */
export function sendingWords(done: number, all: number): string {
  return `Uploading ${Math.min(all, done + 1)} of ${all}`;
}

/** `3 people asked for photos: kitchen, balcony.` @param rooms labels, none for photos of any room */
export function askedWords(people: number, rooms: readonly string[]): string {
  const wanted = rooms.length > 0 ? `photos: ${rooms.join(', ').toLowerCase()}` : 'more photos';
  return `${counted(people, 'person', 'people')} asked for ${wanted}.`;
}
