type OverrideFailureKind =
  | 'unreachable'
  | 'timeout'
  | 'status'
  | 'too-large'
  | 'not-a-release'
  | 'another-remote'
  | 'contract'
  | 'not-stored';

/** Why the build of an override cannot be used. `message` is for the person who owns the override. */
export class OverrideFailure extends Error {
  override readonly name = 'OverrideFailure';
  readonly kind: OverrideFailureKind;

  constructor(kind: OverrideFailureKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}
