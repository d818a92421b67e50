import type { OfflineRequest } from '@aangan/shared-kit/platform/save-offline';

/** A document reports the files it needs, so that it stays usable while it is open. */
export interface OpenedMessage {
  readonly type: 'opened';
  /** The address of the document. */
  readonly address: string;
  readonly files: readonly string[];
}

/** All messages that the worker accepts. Only documents of this origin can send any. */
export type WorkerMessage = OfflineRequest | OpenedMessage;

/** Rejects messages of another version of the site, which this worker does not know. */
export function isWorkerMessage(data: unknown): data is WorkerMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  if (data.type === 'forget') return true;
  if (data.type === 'opened')
    return 'address' in data && isText(data.address) && 'files' in data && all(data.files, isText);
  if (data.type !== 'keep' || !('list' in data) || !('paths' in data)) return false;
  return (data.list === 'recent' || data.list === 'shortlist') && all(data.paths, isPath);
}

function all(values: unknown, fits: (value: unknown) => boolean): boolean {
  return Array.isArray(values) && values.every(fits);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isPath(value: unknown): boolean {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value);
}
