import type { PhotoFinding } from './photo-findings.ts';

/** What people read about a photo. Each says what they can do. */
export const FINDING_WORDS = {
  phone: 'This photo shows a phone number. Cover it before you publish.',
  plate: 'This photo shows a number plate. Cover it before you publish.',
  face: 'This photo shows a person. Ask them first, or use another photo.',
  copy: 'You have already added a photo like this one.',
  drawn: 'This looks like a screenshot or a page of text. A floor plan is fine.',
  dark: 'This photo is dark. Try again in daylight or with the lights on.',
  blurred: 'This photo looks blurred. Hold the phone still and try again.',
  small: 'This photo is small, so it may look unclear on large screens.',
} as const satisfies Record<PhotoFinding, string>;

const CHECKED = 'Your device checks size, light, sharpness, copies and screenshots before a photo is sent.';

/** One line on what the device looks for, and what not. */
export function checkedWords({ faces, texts }: { readonly faces: boolean; readonly texts: boolean }): string {
  if (faces && texts) return `${CHECKED} It also looks for faces, number plates and phone numbers.`;
  if (faces) return `${CHECKED} It also looks for faces, but not for number plates or phone numbers.`;
  if (texts) return `${CHECKED} It also looks for number plates and phone numbers, but not for faces.`;
  return `${CHECKED} It does not look for faces, number plates or phone numbers, so please check for them yourself.`;
}
