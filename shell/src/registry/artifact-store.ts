/**
 * Where the registry's files lie: artifacts under `<name>/<version>/`, written once, and one document that changes.
 * A folder or a bucket; the registry's rules stand once on top of it.
 */
export interface ArtifactStore {
  /** For messages: a folder, or `s3://bucket/prefix`. */
  readonly location: string;
  /** Content of a file of an artifact, or undefined when it is not there. */
  readFile(artifact: string, file: string): Promise<Buffer | undefined>;
  /** Whether the artifact, `mfe-search/1.0.0-abc`, is there as a whole. */
  has(artifact: string): Promise<boolean>;
  /** Puts all files of a folder in place as an artifact. One that is there already stays as it is. */
  put(artifact: string, folder: string): Promise<void>;
  /** Every artifact below a name, with the epoch ms of its arrival. */
  list(name: string): Promise<readonly StoredArtifact[]>;
  remove(artifact: string): Promise<void>;
  readDocument(): Promise<string | undefined>;
  /**
   * Replaces the document by what `change` makes of it, in one step: readers see the old or the new one, never half,
   * and no change of another writer is lost. `change` may run several times; returning what it got writes nothing.
   */
  updateDocument(change: (text: string | undefined) => Promise<string | undefined>): Promise<void>;
  /** Another one after each write of the document, and cheap to ask. @throws when there is no document. */
  stamp(): Promise<string>;
}

export interface StoredArtifact {
  readonly version: string;
  /** Epoch ms since when it is there. */
  readonly since: number;
}

/** The file of an artifact that describes it. Where files arrive one by one it comes last, and says that all are there. */
export function descriptionOf(artifact: string): string {
  return artifact.startsWith('shell/') ? 'shell.json' : 'release.json';
}
