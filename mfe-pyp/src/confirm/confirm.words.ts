import { counted } from '@aangan/shared-kit/domain/counted';

export const MISSING = 'Before you can publish';
export const PREVIEW = 'How seekers will see your listing';
export const SUMMARY = 'Your answers';
export const PUBLISH = 'Publish';
export const PUBLISH_CHANGES = 'Publish changes';
export const SEE_STATE = 'See its status';
export const NOT_SAVED = 'Your answers are not saved yet. Try again when you are online.';
export const NOTHING = 'None yet';
export const USUAL_HOURS = 'The usual hours';
export const HIDDEN_NUMBER =
  'We do not show your phone number. Seekers get it only when they contact you, and you get theirs.';
export const EXACT_PLACE = 'The map shows the exact place.';
export const NEAR_PLACE = 'The map shows the area, not the exact place.';
export const FREE = 'Posting is free. We check every listing before seekers see it. This takes a few seconds.';

/** `4 photos and a video` */
export function photoWords(photos: number, hasVideo: boolean): string {
  const words = [...(photos > 0 ? [counted(photos, 'photo', 'photos')] : []), ...(hasVideo ? ['a video'] : [])];
  return words.length > 0 ? words.join(' and ') : NOTHING;
}

/** `12 hours a week` */
export function hoursWords(hours: number): string {
  return `${counted(hours, 'hour', 'hours')} a week`;
}
