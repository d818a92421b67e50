import { randomId } from '@aangan/shared-kit/domain/random-id';
import { secureRandom } from '@aangan/shared-kit/platform/secure-random';

/** Names one press, so that a repeated request has one effect. */
export function newAttempt(): string {
  return randomId(20, secureRandom);
}
