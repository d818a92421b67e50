import { randomId } from '@aangan/shared-kit/domain/random-id';
import { secureRandom } from '@aangan/shared-kit/platform/secure-random';

const KEY_LENGTH = 22;

/** The key of a new message: the same key again is the same message. */
export function newKey(): string {
  return randomId(KEY_LENGTH, secureRandom);
}
