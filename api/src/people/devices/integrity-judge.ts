import type { Verdict } from './binding.ts';

/** Verifies integrity proofs. */
export interface IntegrityJudge {
  /**
   * @param nonce that the proof must contain
   * @returns `unknown` when the proof could not be verified; never throws
   */
  judge(token: string, nonce: string): Promise<Verdict>;
}

/** Used where nothing is configured: the result is always unknown, and nothing is refused. */
export const NO_JUDGE: IntegrityJudge = { judge: async () => 'unknown' };

/** Used on a developer's machine: `local:` and the nonce is a valid proof. */
export const LOCAL_JUDGE: IntegrityJudge = {
  judge: async (token, nonce) => (token === `local:${nonce}` ? 'genuine' : 'failed'),
};
