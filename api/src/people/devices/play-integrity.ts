import { z } from 'zod';
import type { Verdict } from './binding.ts';
import { googleAccess, type ServiceAccount } from './google-access.ts';
import type { IntegrityJudge } from './integrity-judge.ts';

interface PlayIntegritySettings {
  /** `in.aangan.app`. */
  readonly packageName: string;
  readonly account: ServiceAccount;
  /** By default Google's own. */
  readonly address?: string;
  /** Epoch ms. */
  readonly now: () => number;
  /** Is called with the reason why a proof could not be verified. */
  readonly onFailure: (error: unknown) => void;
}

/** ms timeout of a request to Google. */
const DEADLINE_MS = 4000;

const decoded = z.object({
  tokenPayloadExternal: z.object({
    requestDetails: z.object({ requestPackageName: z.string(), nonce: z.string() }),
    appIntegrity: z.object({ appRecognitionVerdict: z.string().optional() }),
    deviceIntegrity: z.object({ deviceRecognitionVerdict: z.array(z.string()).default([]) }),
  }),
});

/** Verifies proofs with Google's Play Integrity API. */
export function playIntegrity({
  packageName,
  account,
  address = 'https://playintegrity.googleapis.com',
  now,
  onFailure,
}: PlayIntegritySettings): IntegrityJudge {
  const access = googleAccess(account, now);

  async function decode(token: string) {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const response = await fetch(`${address}/v1/${packageName}:decodeIntegrityToken`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await access(signal)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ integrity_token: token }),
      signal,
    });
    // Google answers 400 to a malformed proof.
    if (response.status === 400) return undefined;
    if (!response.ok) throw new Error(`HTTP ${response.status} from Play Integrity`);
    return decoded.parse(await response.json()).tokenPayloadExternal;
  }

  return {
    async judge(token, nonce): Promise<Verdict> {
      try {
        const proof = await decode(token);
        if (!proof) return 'failed';
        const { requestDetails, appIntegrity, deviceIntegrity } = proof;
        const genuine =
          requestDetails.nonce === nonce &&
          requestDetails.requestPackageName === packageName &&
          appIntegrity.appRecognitionVerdict === 'PLAY_RECOGNIZED' &&
          deviceIntegrity.deviceRecognitionVerdict.includes('MEETS_DEVICE_INTEGRITY');
        return genuine ? 'genuine' : 'failed';
      } catch (error) {
        onFailure(error);
        return 'unknown';
      }
    },
  };
}
