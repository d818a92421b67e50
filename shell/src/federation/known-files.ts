import { UNKNOWN_FILE } from '@aangan/shared-kit/platform/file-integrity';
import type { DocumentRemote } from '../browser/document-state.ts';

/** The digests of all files that this document may run. */
export interface KnownFiles {
  add(files: Pick<DocumentRemote, 'base' | 'integrity'>): void;
  /** `sha384-…` of the file at an address; for a file that no release names, a digest that matches no file. */
  integrityOf(url: string): string;
  has(url: string): boolean;
}

/** Answers all bundles of the document that request digests: see `shared-kit/platform/file-integrity.ts`. */
export function knownFiles(): KnownFiles {
  const digests = new Map<string, string>();
  const integrityOf = (url: string) => digests.get(url) ?? UNKNOWN_FILE;
  globalThis.aanganIntegrity = integrityOf;
  return {
    add({ base, integrity }) {
      for (const [file, digest] of Object.entries(integrity))
        digests.set(new URL(base + file, location.href).href, digest);
    },
    integrityOf,
    has: (url) => digests.has(url),
  };
}
