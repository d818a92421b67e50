import type { ScamSign } from './scam-warnings.ts';

/** A sign in a message, and whom it endangers. */
export interface FoundSign {
  readonly sign: ScamSign;
  readonly inDanger: 'author' | 'reader';
}

export function scamSign(text: string, _role: 'seeker' | 'owner'): FoundSign | undefined {
  return /otp/i.test(text) ? { sign: 'SECRET_CODE', inDanger: 'reader' } : undefined;
}
