import { formatMoment } from '@aangan/shared-kit/domain/format-moment';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import type { FieldName } from '@aangan/shared-kit/domain/posting/posting-fields';
import type { PageName } from '@aangan/shared-kit/domain/posting/posting-kinds';
import { fieldLabel } from '@aangan/shared-kit/domain/posting/posting-problems';
import type { SaveState } from '@aangan/shared-kit/platform/autosave';

export const HEADINGS = {
  property: 'About the property',
  locality: 'Where it is',
  price: 'Price and availability',
  amenities: 'Amenities and description',
  photos: 'Photos and video',
  visits: 'Visit hours',
  confirm: 'Check and publish',
} as const satisfies Record<PageName, string>;

export const STEP_STATES = {
  empty: 'not started',
  started: 'started',
  problem: 'needs a change',
  done: 'done',
} as const;

export const SAVE_WORDS = {
  saved: 'All answers saved',
  saving: 'Saving…',
  offline: 'Saved on this device. We send your answers when you are online.',
  refused: '',
} as const satisfies Record<SaveState, string>;

export const NEEDS_SCRIPT = 'To save your answers while you type, switch on JavaScript.';
export const UNPUBLISHED = 'Seekers see your changes after you publish them.';
export const PUBLISH_CHANGES = 'Check and publish';
export const NOT_SENT = 'Your answers are saved on this device, but not sent yet. Try again when you are online.';
export const DELETED = {
  undo: 'Restore it',
  final:
    'This listing was deleted and cannot be restored. Your answers are still in this form, but the photos are deleted.',
  startAgain: 'Start a new listing with these answers',
} as const;
export const CONFLICTS = 'Two devices changed the same answers. Choose which to keep.';

/** `This listing was deleted. You can bring it back until 21 Nov 2026, 4:05 pm.` @param until epoch ms */
export function deletedWords(until: number | null): string {
  const when = until === null ? 'now' : `until ${formatMoment(until)}`;
  return `This listing was deleted. You can restore it ${when}. Until then, your answers stay on this device.`;
}

/** `Step 2 of 7`. */
export function stepOfWords(step: number, steps: number): string {
  return `Step ${step} of ${steps}`;
}

/** `Updated from another device: built-up area, floor.` */
export function changedElsewhereWords(category: ListingCategory, fields: readonly FieldName[]): string {
  const labels = fields.map((field) => fieldLabel(category, field));
  return `Updated from another device: ${labels.join(', ')}.`;
}

/** `Listing quality: 62 of 100`. */
export function qualityWords(score: number): string {
  return `Listing quality: ${score} of 100`;
}

/** `+10 points`. */
export function hintWords(points: number): string {
  return points === 1 ? '+1 point' : `+${points} points`;
}
