import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import { PHOTO_ROOM_KEYS, PHOTO_ROOMS, type PhotoRoom } from '@aangan/shared-kit/domain/photo-rooms';

type Photo = PropertyRecord['photos'][number];

const OTHER_ROOM = 'Photo';

/**
 * An uploaded photo as `listing.photos` holds it: its id, room and colour, so that a card needs no second table.
 * @example photoToken({ id: 'upl_x', room: 'KITCHEN', colour: '#c9b79c' }) // 'upl_x:KITCHEN:#c9b79c'
 */
export function photoToken(photo: {
  readonly id: string;
  readonly room: PhotoRoom | null;
  readonly colour: string;
}): string {
  return [photo.id, photo.room ?? '', photo.colour].join(':');
}

/** The id of an uploaded photo, or of a picture of the catalogue, from its token. */
export function photoIdOf(token: string): string {
  return token.split(':', 1)[0] ?? token;
}

/** The photo of a token, or undefined for a picture of the catalogue. */
export function uploadedPhoto(token: string): Photo | undefined {
  const [id = '', key = '', colour] = token.split(':');
  if (colour === undefined) return undefined;
  const room = PHOTO_ROOM_KEYS.find((each) => each === key);
  const title = room ? PHOTO_ROOMS[room].label : OTHER_ROOM;
  return { id, title, colour, alt: `${title}, a photo by the owner`, illustration: false };
}
