import { randomId } from '@aangan/shared-kit/domain/random-id';
import { expiringStorage } from '@aangan/shared-kit/platform/expiring-storage';
import { secureRandom } from '@aangan/shared-kit/platform/secure-random';

const KEY = 'listing-form-editor';
const ID_LENGTH = 16;
const DAY_MINUTES = 24 * 60;

/** The id of this tab among the forms of a draft. The same for all steps, so that a tab never conflicts with itself. */
export function formEditor(): string {
  const storage = expiringStorage(() => sessionStorage, Date.now);
  const editor = storage.get(KEY, isText) ?? randomId(ID_LENGTH, secureRandom);
  storage.set(KEY, editor, DAY_MINUTES);
  return editor;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
