import { createPublicKey } from 'node:crypto';
import { refuse } from '../refusal.ts';
import { RELEASE_CHANNELS, type ReleaseChannel, type ReleaseKeys, type TrustedKey } from './trusted-key.ts';

/** Whether a key may do something with a remote. */
export function mayUse({ rights = {} }: TrustedKey, remote: string, channel: ReleaseChannel): boolean {
  const { remotes = [remote], channels = RELEASE_CHANNELS } = rights;
  return remotes.includes(remote) && channels.includes(channel);
}

/** Whether a key may sign releases of a remote at all. */
export function maySign(key: TrustedKey, remote: string): boolean {
  return mayUse(key, remote, 'canary') || mayUse(key, remote, 'live');
}

/** The key of this process, among those that the servers trust; undefined on a server, which has none. */
export function ownKey({ trusted, privateKey }: ReleaseKeys): TrustedKey | undefined {
  if (!privateKey) return undefined;
  const own = createPublicKey(privateKey);
  return trusted.find(({ publicKey }) => publicKey.equals(own));
}

/**
 * Checks the key of a command. Servers have none: they check the signatures of what they are asked to use.
 * @throws RegistryRefusal when this process has a key that may not do this
 */
export function refuseUnlessAllowed(keys: ReleaseKeys | undefined, remote: string, channel: ReleaseChannel): void {
  if (!keys?.privateKey) return;
  const key = ownKey(keys);
  if (!key) refuse('REG-021', 'the key of RELEASE_SIGNING_KEY is not among RELEASE_KEYS');
  if (!mayUse(key, remote, channel)) refuse('REG-033', `${remote}: the key ${key.id} has no right to ${channel}`);
}
