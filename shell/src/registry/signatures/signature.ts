import { sign, verify } from 'node:crypto';
import { z } from 'zod';
import { refuse } from '../refusal.ts';
import { maySign, ownKey } from './key-rights.ts';
import type { ReleaseKeys, TrustedKey } from './trusted-key.ts';

/** What is signed: the text that describes an artifact, and which artifact that is. */
export interface Described {
  /** `mfe-search/1.0.0-1ec01c9d2f`. */
  readonly artifact: string;
  /** `release.json` or `shell.json`, byte by byte. */
  readonly text: string;
}

const signatureDocument = z.object({
  /** Id of the key. */
  key: z.string(),
  at: z.iso.datetime(),
  signature: z.base64(),
});

type Signature = z.infer<typeof signatureDocument>;

/** Name of the file beside a description. */
export function signatureFileOf(description: string): string {
  return `${description}.sig`;
}

/**
 * The signature of a description, as it is stored.
 * @param at epoch ms
 * @throws RegistryRefusal without a key, or with one that servers would not accept from now on
 */
export function signedText(described: Described, { trusted, privateKey }: ReleaseKeys, at: number): string {
  if (!privateKey) return refuse('REG-021', 'there is no key to sign with: set RELEASE_SIGNING_KEY');
  const key = ownKey({ trusted, privateKey });
  if (!key) return refuse('REG-021', 'the key of RELEASE_SIGNING_KEY is not among RELEASE_KEYS');
  if (key.retired) return refuse('REG-021', `the key ${key.id} is retired since ${key.retired}`);
  refuseUnlessSigner(key, described.artifact);
  const until = key.rights?.until;
  if (until && at >= Date.parse(until)) return refuse('REG-033', `the key ${key.id} was valid until ${until}`);
  const head = { key: key.id, at: new Date(at).toISOString() };
  const signature = sign(null, signedBytes(described, head), privateKey).toString('base64');
  return `${JSON.stringify({ ...head, signature } satisfies Signature)}\n`;
}

/**
 * Checks a stored signature.
 * @returns the key that signed
 * @throws RegistryRefusal unless a trusted key signed exactly this, before it was retired
 */
export function verifiedKey(
  described: Described,
  stored: string | undefined,
  trusted: readonly TrustedKey[],
): TrustedKey {
  const { artifact } = described;
  if (stored === undefined) return refuse('REG-021', `${artifact}: is not signed`);
  const { signature, ...head } = readSignature(artifact, stored);
  const key = trusted.find(({ id }) => id === head.key);
  if (!key) return refuse('REG-021', `${artifact}: is signed by ${head.key}, which is not among RELEASE_KEYS`);
  if (!verify(null, signedBytes(described, head), key.publicKey, Buffer.from(signature, 'base64'))) {
    return refuse('REG-021', `${artifact}: its description is not what ${head.key} signed`);
  }
  if (key.retired && Date.parse(head.at) >= Date.parse(key.retired)) {
    return refuse('REG-021', `${artifact}: was signed after ${head.key} was retired on ${key.retired}`);
  }
  const until = key.rights?.until;
  if (until && Date.parse(head.at) >= Date.parse(until)) {
    return refuse('REG-033', `${artifact}: was signed after ${head.key} was valid, until ${until}`);
  }
  refuseUnlessSigner(key, artifact);
  return key;
}

function refuseUnlessSigner(key: TrustedKey, artifact: string): void {
  const [remote = ''] = artifact.split('/');
  if (!maySign(key, remote)) refuse('REG-033', `${artifact}: the key ${key.id} may not sign releases of ${remote}`);
}

function readSignature(artifact: string, stored: string): Signature {
  try {
    return signatureDocument.parse(JSON.parse(stored));
  } catch {
    return refuse('REG-021', `${artifact}: its signature cannot be read`);
  }
}

/** The name is part of it, so that a signed description cannot be stored under another name. */
function signedBytes({ artifact, text }: Described, { key, at }: Omit<Signature, 'signature'>): Buffer {
  return Buffer.from(['aangan-release-1', artifact, key, at, text].join('\n'));
}
