import type { Release } from '@aangan/shared-kit/build/release';
import type { ArtifactStore } from './artifact-store.ts';
import { type RegistryDocument, registryDocument } from './registry-document.ts';
import { EMPTY_DOCUMENT, readRegistryDocument } from './registry-upgrade.ts';
import { readReleaseDocument } from './release-document.ts';
import { readShellFiles, type ShellFiles } from './shell-files.ts';

/** Changes the document without mutating it. Returning the input changes nothing. */
type RegistryChange = (document: RegistryDocument) => Promise<RegistryDocument>;

/** Releases, and the document with the live version of each remote. */
export interface Registry {
  /** For messages: a folder, or `s3://bucket/prefix`. */
  readonly location: string;
  readonly store: ArtifactStore;
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
  /** @throws when the release does not exist, has another name or version, or is invalid. */
  readRelease(name: string, version: string): Promise<Release>;
  /** @throws like {@link readRelease} */
  readShell(version: string): Promise<ShellFiles>;
}

/** The registry of a store. */
export function registryOn(store: ArtifactStore): Registry {
  async function readJson(artifact: string, file: string): Promise<unknown> {
    const content = await store.readFile(artifact, file);
    if (!content) throw new Error(`There is no ${artifact}/${file} in ${store.location}`);
    return JSON.parse(content.toString('utf8'));
  }

  return {
    location: store.location,
    store,
    async read() {
      const text = await store.readDocument();
      return text === undefined ? undefined : readRegistryDocument(JSON.parse(text));
    },
    async update(change) {
      let result = EMPTY_DOCUMENT;
      await store.updateDocument(async (text) => {
        const before = text === undefined ? EMPTY_DOCUMENT : readRegistryDocument(JSON.parse(text));
        const after = await change(before);
        result = after === before ? before : { ...after, revision: before.revision + 1 };
        return after === before ? text : documentText(result);
      });
      return result;
    },
    stamp: () => store.stamp(),
    async readShell(version) {
      const files = readShellFiles(await readJson(`shell/${version}`, 'shell.json'));
      if (files.version !== version) throw new Error(`shell/${version} holds the files of ${files.version}`);
      return files;
    },
    async readRelease(name, version) {
      const release = readReleaseDocument(await readJson(`${name}/${version}`, 'release.json'));
      if (release.name !== name || release.version !== version) {
        throw new Error(`${name}/${version} holds the release ${release.name} ${release.version}`);
      }
      return release;
    },
  };
}

/** Parses a stored document. @throws ZodError when it is invalid. */
export function documentText(document: RegistryDocument): string {
  return `${JSON.stringify(registryDocument.parse(document), null, 2)}\n`;
}
