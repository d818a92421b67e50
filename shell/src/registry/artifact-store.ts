/**
 * Storage of the registry: artifacts under `<name>/<version>/`, written once, and one document that changes.
 * Implemented by a folder and a bucket. The registry's rules are implemented once, on top of it.
 */
export interface ArtifactStore {
  /** For messages: a folder, or `s3://bucket/prefix`. */
  readonly location: string;
  /** Content of an artifact's file, or undefined when it does not exist. */
  readFile(artifact: string, file: string): Promise<Buffer | undefined>;
  /** Whether the artifact, `mfe-search/1.0.0-abc`, is stored completely. */
  has(artifact: string): Promise<boolean>;
  /** Stores all files of a folder as an artifact. An existing artifact stays as it is, unless it is to be replaced. */
  put(artifact: string, folder: string, options?: { readonly replace?: boolean }): Promise<void>;
  /** Every artifact of a name, with the epoch ms at which it was stored. */
  list(name: string): Promise<readonly StoredArtifact[]>;
  remove(artifact: string): Promise<void>;
  readDocument(): Promise<string | undefined>;
  /**
   * Replaces the document by the result of `change` in one step. Readers see the old or the new document, and no change
   * of another writer is lost. `change` may run several times. Nothing is written when it returns its input.
   */
  updateDocument(change: (text: string | undefined) => Promise<string | undefined>): Promise<void>;
  /** Stores a small text that changes, beside the artifacts, in one step. @param name `servers/web-1.json` */
  writeNote(name: string, text: string): Promise<void>;
  /** All notes of a folder. */
  readNotes(folder: string): Promise<readonly StoredNote[]>;
  removeNote(name: string): Promise<void>;
  /** A stamp that changes with each write of the document and is cheap to read. @throws when there is no document. */
  stamp(): Promise<string>;
}

export interface StoredArtifact {
  readonly version: string;
  /** Epoch ms at which it was stored. */
  readonly since: number;
}

export interface StoredNote {
  readonly name: string;
  readonly text: string;
  /** Epoch ms of its last write, by the store's clock. */
  readonly since: number;
}

/**
 * The file that describes an artifact. It is written last where files are uploaded one by one, so it marks the artifact
 * as complete.
 */
export function descriptionOf(artifact: string): string {
  return artifact.startsWith('shell/') ? 'shell.json' : 'release.json';
}
