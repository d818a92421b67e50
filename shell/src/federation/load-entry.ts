import type { KnownFiles } from './known-files.ts';
import { federationName } from './remote-name.ts';

/** A remote's entry, as webpack's federation plugin defines it. */
export interface Container {
  /** Receives the modules that host and remotes share. */
  init(shareScope: object): unknown;
  get(page: string): Promise<() => unknown>;
}

/** Why a file failed to load, in webpack's terms: the errors of chunks have the same names. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly type: 'error' | 'timeout' | 'missing';
  /** Address of the file. */
  readonly request: string;

  constructor(type: ChunkLoadError['type'], request: string) {
    super(`${request}: ${type}`);
    this.type = type;
    this.request = request;
  }
}

/** Timeout of an entry, ms: the same as for a call. */
const ENTRY_DEADLINE_MS = 10_000;

/**
 * Loads the entry of a remote; the browser runs it only if it is the file of its release.
 * @throws ChunkLoadError
 */
export function loadEntry(remote: string, url: string, files: Pick<KnownFiles, 'integrityOf'>): Promise<Container> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (type: ChunkLoadError['type'] | undefined) => {
      clearTimeout(timeout);
      script.remove();
      const container: unknown = Reflect.get(globalThis, federationName(remote));
      if (!type && isContainer(container)) resolve(container);
      else reject(new ChunkLoadError(type ?? 'missing', script.src));
    };
    const timeout = setTimeout(end, ENTRY_DEADLINE_MS, 'timeout');
    script.onload = () => end(undefined);
    script.onerror = () => end('error');
    script.src = url;
    // Requested just as webpack requests chunks and the document preloads both; otherwise it would load twice.
    if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
    script.integrity = files.integrityOf(script.src);
    document.head.append(script);
  });
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
