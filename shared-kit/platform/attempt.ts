import { randomId } from '../domain/random-id.ts';
import { secureRandom } from './secure-random.ts';

/** One attempt to change something. A retry with the same input is the same attempt, so it happens once. */
export interface Attempt<Input> {
  readonly input: Input;
  readonly key: string;
}

const KEY_LENGTH = 22;

/** The attempt before, if it was for the same input; else a new one. */
export function attemptOf<Input>(input: Input, before: Attempt<Input> | undefined): Attempt<Input> {
  return before && isSame(before.input, input) ? before : { input, key: randomId(KEY_LENGTH, secureRandom) };
}

/** A file is the same only as the same object: its content is not compared. */
function isSame(one: unknown, other: unknown): boolean {
  return fileOf(one) === fileOf(other) && JSON.stringify(one) === JSON.stringify(other);
}

function fileOf(input: unknown): unknown {
  return typeof input === 'object' && input !== null && 'upload' in input ? input.upload : undefined;
}
