import type { Release } from '@aangan/shared-kit/build/release';
import { type ArtifactStore, descriptionOf } from './artifact-store.ts';
import { contentVersionReasons } from './gates/content-version.ts';
import { RegistryRefusal, refuseFor } from './refusal.ts';
import { type RegistryDocument, registryDocument } from './registry-document.ts';
import { EMPTY_DOCUMENT, readRegistryDocument } from './registry-upgrade.ts';
import { readReleaseDocument } from './release-document.ts';
import { readShellFiles, SHELL, type ShellFiles } from './shell-files.ts';
import { liveReasons } from './signatures/approvals.ts';
import { signatureFileOf, verifiedKey } from './signatures/signature.ts';
import type { ReleaseKeys } from './signatures/trusted-key.ts';

/** Changes the document without mutating it. Returning the input changes nothing. */
type RegistryChange = (document: RegistryDocument) => Promise<RegistryDocument>;

/** Releases, and the document with the live version of each remote. */
export interface Registry {
  /** For messages: a folder, or `s3://bucket/prefix`. */
  readonly location: string;
  readonly store: ArtifactStore;
  /** Without keys, signatures are neither made nor asked for: in tests of other things only. */
  readonly keys: ReleaseKeys | undefined;
  /** The document, or undefined before the first publish. @throws when it is invalid. */
  read(): Promise<RegistryDocument | undefined>;
  /**
   * Reads, changes and writes the document in one step, so that no change of another writer is lost. A change that
   * throws changes nothing. It may run several times, each time on the current document.
   * @returns the document as it is now
   */
  update(change: RegistryChange): Promise<RegistryDocument>;
  /** Changes with every write. @throws when there is no document. */
  stamp(): Promise<string>;
  /**
   * @throws when the release does not exist, has another name or version, or is invalid; RegistryRefusal (REG-021,
   * REG-022) unless a trusted key signed it and its version is that of its content
   */
  readRelease(name: string, version: string): Promise<Release>;
  /** @throws RegistryRefusal unless those who may have signed that this stored release goes live */
  refuseUnlessLive(name: string, version: string): Promise<void>;
  /** @throws like {@link readRelease} */
  readShell(version: string): Promise<ShellFiles>;
  /** Whether a stored artifact has the signature of a key that is not retired. */
  isSigned(artifact: string): Promise<boolean>;
}

/** The registry of a store. */
export function registryOn(store: ArtifactStore, keys: ReleaseKeys | undefined): Registry {
  /** The description of an artifact, as it was signed. */
  async function readDescription(artifact: string): Promise<unknown> {
    const file = descriptionOf(artifact);
    const content = await store.readFile(artifact, file);
    if (!content) throw new Error(`There is no ${artifact}/${file} in ${store.location}`);
    const text = content.toString('utf8');
    await keyOf(artifact, text);
    return JSON.parse(text);
  }

  async function keyOf(artifact: string, text: string) {
    if (!keys) return undefined;
    const signature = await store.readFile(artifact, signatureFileOf(descriptionOf(artifact)));
    return verifiedKey({ artifact, text }, signature?.toString('utf8'), keys.trusted);
  }

  async function readShell(version: string): Promise<ShellFiles> {
    const described = await readDescription(`${SHELL}/${version}`);
    const files = readShellFiles(described);
    if (files.version !== version) throw new Error(`${SHELL}/${version} holds the files of ${files.version}`);
    // A shell without a server half has a digest of its browser files alone.
    if (keys && files.serverEntry) refuseFor(contentVersionReasons({ name: SHELL, version }, described));
    return files;
  }

  /** The contract in the document is always that of the live shell. */
  async function withContract(before: RegistryDocument, after: RegistryDocument): Promise<RegistryDocument> {
    if (after.shell === before.shell || !(await store.has(`${SHELL}/${after.shell}`))) return after;
    return { ...after, contract: (await readShell(after.shell)).contract };
  }

  return {
    location: store.location,
    store,
    keys,
    async read() {
      const text = await store.readDocument();
      return text === undefined ? undefined : readRegistryDocument(JSON.parse(text));
    },
    async update(change) {
      let result = EMPTY_DOCUMENT;
      await store.updateDocument(async (text) => {
        const before = text === undefined ? EMPTY_DOCUMENT : readRegistryDocument(JSON.parse(text));
        const after = await change(before);
        result = after === before ? before : { ...(await withContract(before, after)), revision: before.revision + 1 };
        return after === before ? text : documentText(result);
      });
      return result;
    },
    stamp: () => store.stamp(),
    readShell,
    async readRelease(name, version) {
      const described = await readDescription(`${name}/${version}`);
      const release = readReleaseDocument(described);
      if (release.name !== name || release.version !== version) {
        throw new Error(`${name}/${version} holds the release ${release.name} ${release.version}`);
      }
      if (keys) refuseFor(contentVersionReasons(release, described));
      return release;
    },
    async refuseUnlessLive(name, version) {
      refuseFor(await liveReasons({ store, keys }, `${name}/${version}`));
    },
    async isSigned(artifact) {
      const content = await store.readFile(artifact, descriptionOf(artifact));
      if (!content) return false;
      try {
        return (await keyOf(artifact, content.toString('utf8')))?.retired === undefined;
      } catch (error) {
        if (error instanceof RegistryRefusal) return false;
        throw error;
      }
    },
  };
}

/** Parses a stored document. @throws ZodError when it is invalid. */
export function documentText(document: RegistryDocument): string {
  return `${JSON.stringify(registryDocument.parse(document), null, 2)}\n`;
}
