import type { Verdict } from './binding.ts';

/** Decides what a proof of integrity is worth. */
export interface IntegrityJudge {
  /**
   * @param nonce what the proof must contain
   * @returns `unknown` when nobody could tell; never throws
   */
  judge(token: string, nonce: string): Promise<Verdict>;
}

/** Where nothing is configured: nobody can tell, and nothing is refused for it. */
export const NO_JUDGE: IntegrityJudge = { judge: async () => 'unknown' };

/** On a developer's machine: `local:` and the nonce is genuine. */
export const LOCAL_JUDGE: IntegrityJudge = {
  judge: async (token, nonce) => (token === `local:${nonce}` ? 'genuine' : 'failed'),
};
