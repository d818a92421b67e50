import { createHash } from 'node:crypto';
import type { ArtifactStore } from '../artifact-store.ts';
import { descriptionOf } from '../artifact-store.ts';
import type { RefusalReason } from '../refusal.ts';
import { RegistryRefusal, refuse } from '../refusal.ts';
import { mayUse, ownKey } from './key-rights.ts';
import { signatureFileOf, signedText, verifiedKey } from './signature.ts';
import type { ReleaseKeys, TrustedKey } from './trusted-key.ts';

/** The registry as far as approvals need it. */
interface SignedStore {
  readonly store: ArtifactStore;
  readonly keys: ReleaseKeys | undefined;
}

/** Persons who must sign a release of a remote in TWO_PERSON_REMOTES. */
const PERSONS_NEEDED = 2;

/** Folder of an artifact with the signatures of those who let it go live, besides the one who published it. */
function approvalsOf(artifact: string): string {
  return `${artifact}/approvals`;
}

/** What an approval signs: its own kind of text, so that no other signature counts as one. */
function approved(artifact: string, text: string) {
  return { artifact, text: `live ${createHash('sha256').update(text).digest('hex')}` };
}

/**
 * Signs that a stored release may go live, with this process' key. A second signature of the same key changes nothing.
 * @param now epoch ms
 * @throws RegistryRefusal when the key may not make the remote's releases live
 */
export async function approveLive({ store, keys }: SignedStore, artifact: string, now: number): Promise<void> {
  const [remote = ''] = artifact.split('/');
  const key = keys && ownKey(keys);
  if (!key) return;
  if (!mayUse(key, remote, 'live')) refuse('REG-033', `${remote}: the key ${key.id} has no right to live`);
  if ((await liveKeys({ store, keys }, artifact)).some(({ id }) => id === key.id)) return;
  const text = await descriptionText(store, artifact);
  const note = `${approvalsOf(artifact)}/${key.id}.json`;
  await store.writeNote(note, signedText(approved(artifact, text), keys, now));
}

/** The keys that let a stored release go live: the one that published it, if it may, and those that approved it. */
async function liveKeys({ store, keys }: SignedStore, artifact: string): Promise<TrustedKey[]> {
  if (!keys) return [];
  const [remote = ''] = artifact.split('/');
  const text = await descriptionText(store, artifact);
  const signature = await store.readFile(artifact, signatureFileOf(descriptionOf(artifact)));
  const publisher = verifiedKey({ artifact, text }, signature?.toString('utf8'), keys.trusted);
  const approvals = await store.readNotes(approvalsOf(artifact));
  const approvers = approvals.flatMap((note) => approverOf(approved(artifact, text), note.text, keys.trusted) ?? []);
  const unique = new Map([publisher, ...approvers].map((key) => [key.id, key]));
  return [...unique.values()].filter((key) => mayUse(key, remote, 'live'));
}

/** What a release of a remote of two persons still needs. */
export interface ApprovalState {
  /** Ids of the persons who have signed that it goes live. */
  readonly signed: readonly string[];
  readonly missing: number;
}

/** @throws RegistryRefusal when the release itself is not signed by a trusted key */
export async function approvalState(registry: SignedStore, artifact: string): Promise<ApprovalState> {
  const signed = personsOf(await liveKeys(registry, artifact)).map(({ id }) => id);
  return { signed, missing: Math.max(0, PERSONS_NEEDED - signed.length) };
}

function personsOf(signers: readonly TrustedKey[]): TrustedKey[] {
  return signers.filter(({ rights }) => !rights?.robot);
}

/** A broken approval counts as none. */
function approverOf(
  described: ReturnType<typeof approved>,
  stored: string,
  trusted: readonly TrustedKey[],
): TrustedKey | undefined {
  try {
    return verifiedKey(described, stored, trusted);
  } catch (error) {
    if (error instanceof RegistryRefusal) return undefined;
    throw error;
  }
}

/**
 * Why a stored release may not be live: no key with the right has signed for it, or too few persons have.
 * @throws RegistryRefusal when the release itself is not signed by a trusted key
 */
export async function liveReasons(registry: SignedStore, artifact: string): Promise<RefusalReason[]> {
  const { keys } = registry;
  if (!keys) return [];
  const [remote = '', version = ''] = artifact.split('/');
  const signers = await liveKeys(registry, artifact);
  const persons = personsOf(signers);
  if (keys.twoPersons?.includes(remote) && persons.length < PERSONS_NEEDED) {
    const by = persons.map(({ id }) => id).join(', ') || 'nobody';
    const approve = `npm run approve:release -- ${remote} ${version}`;
    return [{ code: 'REG-034', message: `${remote}: ${version} needs two persons, and has ${by}: ${approve}` }];
  }
  if (signers.length > 0) return [];
  return [{ code: 'REG-033', message: `${remote}: no key with the right to live has signed ${version}` }];
}

async function descriptionText(store: ArtifactStore, artifact: string): Promise<string> {
  const content = await store.readFile(artifact, descriptionOf(artifact));
  if (!content) throw new Error(`There is no ${artifact} in ${store.location}`);
  return content.toString('utf8');
}
