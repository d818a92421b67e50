import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { refuse } from '../refusal.ts';
import type { ReleaseKeys, TrustedKey } from './release-keys.ts';

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
  const own = publicText(createPublicKey(privateKey));
  const key = trusted.find(({ publicKey }) => publicText(publicKey) === own);
  if (!key) return refuse('REG-021', 'the key of RELEASE_SIGNING_KEY is not among RELEASE_KEYS');
  if (key.retired) return refuse('REG-021', `the key ${key.id} is retired since ${key.retired}`);
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
  return key;
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

function publicText(key: KeyObject): string {
  return key.export({ format: 'der', type: 'spki' }).toString('base64');
}
