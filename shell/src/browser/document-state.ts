import type { Device } from '@aangan/shared-kit/platform/platform';
import type { PageEntry } from '../app/page-entry.ts';

/** What of a remote's release the browser needs. */
export interface DocumentRemote {
  readonly name: string;
  readonly version: string;
  /** Address of the remote's entry. */
  readonly entry: string;
}

/** What the server tells the browser about the document: everything hydration needs, fetched with it. */
export interface DocumentState {
  readonly entry: PageEntry;
  readonly remotes: readonly DocumentRemote[];
  /** Address of the page table of this document's release set; needed from the first navigation on. */
  readonly pages: string;
  readonly assets: string;
  readonly origin: string;
  readonly device: Device;
  readonly deviceId: string;
  readonly city: string;
  readonly now: number;
  readonly hybrid: boolean;
  readonly tileUrl: string;
  /** The visitor's buckets of the experiments that this page reads. */
  readonly experiments: Readonly<Record<string, string>>;
  /** Names in `entry.data` whose values stream in later. */
  readonly deferred: readonly string[];
}

/** Id of the element that carries the state. */
export const STATE_ELEMENT = 'aangan-state';

/** Attribute of the elements that bring deferred values. */
export const DEFERRED_ATTRIBUTE = 'data-deferred';
