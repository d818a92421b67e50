import { mkdir } from 'node:fs/promises';
import { folderStore } from './folder-store.ts';
import { documentText, type Registry, registryOn } from './registry.ts';
import type { RegistryDocument } from './registry-document.ts';
import type { ReleaseKeys } from './signatures/trusted-key.ts';

/** A registry in a folder, for a single machine. */
export interface FolderRegistry extends Registry {
  readonly folder: string;
  /** Replaces the document without reading the old one. */
  write(document: RegistryDocument): Promise<void>;
}

/** @param keys see {@link Registry.keys} */
export function folderRegistry(folder: string, keys?: ReleaseKeys): FolderRegistry {
  const store = folderStore(folder);
  return {
    ...registryOn(store, keys),
    folder,
    async write(document) {
      await mkdir(folder, { recursive: true });
      await store.updateDocument(async () => documentText(document));
    },
  };
}
