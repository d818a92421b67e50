import type { PhotoFinding } from './photo-findings.ts';

/** What people read about a photo. Each says what they can do. */
export const FINDING_WORDS = {
  phone: 'A phone number can be read in it. Cover it before you publish.',
  plate: 'A number plate can be read in it. Cover it before you publish.',
  face: 'A person can be seen in it. Ask them first, or use another photo.',
  copy: 'You have added a photo like this one already.',
  drawn: 'It looks like a screenshot or a page of text. A floor plan is fine.',
  dark: 'It is dark. Try again by daylight or with the lights on.',
  blurred: 'It looks blurred. Hold the phone still and try again.',
  small: 'It is small, so it may look unclear on large screens.',
} as const satisfies Record<PhotoFinding, string>;

const CHECKED = 'Your device checks size, light, sharpness, copies and screenshots before a photo is sent.';

/** One line on what the device looks for, and what not. */
export function checkedWords({ faces, texts }: { readonly faces: boolean; readonly texts: boolean }): string {
  if (faces && texts) return `${CHECKED} It also looks for faces, number plates and phone numbers.`;
  if (faces) return `${CHECKED} It also looks for faces, but not for number plates or phone numbers.`;
  if (texts) return `${CHECKED} It also looks for number plates and phone numbers, but not for faces.`;
  return `${CHECKED} It does not look for faces, number plates or phone numbers, so please look for them yourself.`;
}
