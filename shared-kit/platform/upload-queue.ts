import type { Upload, UploadRules } from '../contracts/uploads.ts';
import { PARALLEL_UPLOADS } from '../domain/upload-protocol.ts';
import { failureMessage } from './failure-message.ts';
import { HttpError } from './http.ts';

/**
 * `interrupted`: parts have arrived, and the file must be chosen again; `waiting`: other files go first; `paused`: the
 * browser is offline; `checking`: all parts have arrived.
 */
export type UploadItemState = 'interrupted' | 'waiting' | 'sending' | 'paused' | 'checking' | 'done' | 'failed';

/** One file in a list of uploads, as people see it. */
export interface UploadItem {
  /** Stays the same while the list is open. */
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  /** Bytes that have arrived. */
  readonly sent: number;
  readonly state: UploadItemState;
  /** Why it failed, in a sentence. */
  readonly problem?: string;
  /** Whether another attempt can succeed: not for a file that was refused. */
  readonly canRetry?: boolean;
  /** What the server knows of it, once it is done or interrupted. */
  readonly upload?: Upload;
  /** The file itself, if it was chosen since the page was opened. */
  readonly file?: File;
}

/** The sending of one file. */
export interface Transfer {
  /** Starts, or goes on where it stopped. */
  start(): void;
  /** Stops; what has arrived stays. */
  pause(): void;
  /** Stops, and deletes what has arrived. */
  cancel(): void;
}

export interface TransferEvents {
  onStarted(uploadId: string): void;
  onProgress(sent: number): void;
  onSent(uploadId: string): void;
  /** @param message for the person, or undefined for the general one */
  onFailed(message: string | undefined): void;
}

export type OpenTransfer = (file: File, events: TransferEvents) => Transfer;

export interface UploadQueueDeps {
  readonly rules: UploadRules;
  /** Uploads of earlier visits. */
  readonly uploads: readonly Upload[];
  /** Loads the code that sends files. */
  readonly load: () => Promise<OpenTransfer>;
  /** Lets the server check a file of which all parts have arrived. */
  readonly finish: (uploadId: string, file: File) => Promise<Upload>;
  readonly isOnline: () => boolean;
}

export interface UploadQueue {
  items(): readonly UploadItem[];
  /** @returns a function that ends it */
  subscribe(callback: () => void): () => void;
  /** Loads the code that sends files, so that it is ready when the first file is chosen. */
  prepare(): void;
  add(files: readonly File[]): void;
  retry(key: string): void;
  /** Stops a file that is being sent, and takes it off the list. */
  drop(key: string): void;
  /** Puts a file further up (-1) or down (1). */
  move(key: string, by: number): void;
  /** Shows uploads that arrived from another device, and the order of all; what is not stored comes last. */
  show(uploads: readonly Upload[]): void;
  /** Stops what is being sent while the browser is offline, and goes on afterwards. */
  pause(): void;
  resume(): void;
}

interface Job {
  readonly file: File;
  transfer?: Transfer;
}

/** The files of one list: some are sent at the same time, the others wait. */
export function createUploadQueue(deps: UploadQueueDeps): UploadQueue {
  let items: readonly UploadItem[] = deps.uploads.map(itemOf);
  const jobs = new Map<string, Job>();
  const callbacks = new Set<() => void>();
  let loading: Promise<OpenTransfer> | undefined;
  let added = 0;

  function set(next: readonly UploadItem[]): void {
    items = next;
    for (const callback of callbacks) callback();
  }
  function change(key: string, facts: Partial<UploadItem>): void {
    set(items.map((item) => (item.key === key ? { ...item, ...facts } : item)));
  }
  const stateOf = (key: string) => items.find((item) => item.key === key)?.state;

  function fail(key: string, problem: string, canRetry = true): void {
    if (stateOf(key) === undefined) return;
    change(key, { state: 'failed', problem, canRetry });
    sendNext();
  }

  async function finish(key: string, uploadId: string, file: File): Promise<void> {
    change(key, { state: 'checking' });
    sendNext();
    try {
      const upload = await deps.finish(uploadId, file);
      // A feature that took the file shows it in its own way.
      if (upload.state === 'taken') set(items.filter((item) => item.key !== key));
      else if (stateOf(key) !== undefined) change(key, { ...itemOf(upload), key });
    } catch (error) {
      fail(key, failureMessage(error), !isRefusal(error));
    }
  }

  async function send(key: string, job: Job): Promise<void> {
    try {
      loading ??= deps.load();
      const open = await loading;
      job.transfer ??= open(job.file, {
        // The file was chosen again: the upload of an earlier visit goes on.
        onStarted: (id) => set(items.filter(({ state, upload }) => state !== 'interrupted' || upload?.id !== id)),
        onProgress: (sent) => change(key, { sent }),
        onSent: (id) => void finish(key, id, job.file),
        onFailed: (message) => fail(key, message ?? failureMessage(undefined)),
      });
      if (stateOf(key) === 'sending') job.transfer.start();
    } catch (error) {
      // The code did not load; the next attempt loads it again.
      loading = undefined;
      fail(key, failureMessage(error));
    }
  }

  function sendNext(): void {
    if (!deps.isOnline()) return;
    const busy = items.filter(({ state }) => state === 'sending').length;
    const next = items.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, PARALLEL_UPLOADS - busy));
    for (const { key } of next) {
      const job = jobs.get(key);
      if (!job) continue;
      change(key, { state: 'sending' });
      void send(key, job);
    }
  }

  return {
    items: () => items,
    subscribe(callback) {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
    prepare() {
      loading ??= deps.load();
      // A failure is shown when a file is sent.
      loading.catch(() => {
        loading = undefined;
      });
    },
    add(files) {
      const { maximumBytes, maximumCount } = deps.rules;
      // A single file takes the place of the one before.
      const before = maximumCount === 1 ? [] : items;
      const free = maximumCount - before.filter(({ state }) => state !== 'failed' && state !== 'interrupted').length;
      const fresh = files.map((file, index): UploadItem => {
        added += 1;
        const key = `file-${added}`;
        const problem = problemOf(file, { isTooMany: index >= free, maximumBytes, maximumCount });
        if (!problem) jobs.set(key, { file });
        return {
          ...{ key, file, name: file.name, bytes: file.size, sent: 0 },
          ...(problem ? { state: 'failed', problem, canRetry: false } : { state: 'waiting' }),
        };
      });
      for (const { key } of items.filter((item) => !before.includes(item))) jobs.get(key)?.transfer?.pause();
      set([...before, ...fresh]);
      sendNext();
    },
    retry(key) {
      if (!jobs.has(key)) return;
      set(
        items.map((item) => {
          const { problem: _problem, canRetry: _canRetry, ...rest } = item;
          return item.key === key ? { ...rest, state: 'waiting' } : item;
        }),
      );
      sendNext();
    },
    drop(key) {
      jobs.get(key)?.transfer?.cancel();
      jobs.delete(key);
      set(items.filter((item) => item.key !== key));
      sendNext();
    },
    move(key, by) {
      const from = items.findIndex((item) => item.key === key);
      const to = from + by;
      const moved = items[from];
      if (!moved || to < 0 || to >= items.length) return;
      set(items.toSpliced(from, 1).toSpliced(to, 0, moved));
    },
    show(uploads) {
      const fresh = new Map(uploads.map((upload) => [upload.id, upload]));
      const known = items.map((item) => {
        const upload = item.upload && fresh.get(item.upload.id);
        return upload && item.state === 'done' ? { ...item, ...itemOf(upload), key: item.key } : item;
      });
      const ids = new Set(known.map(({ upload }) => upload?.id));
      const others = uploads.filter(({ id, state }) => !ids.has(id) && (state === 'ready' || state === 'preparing'));
      const places = new Map(uploads.map(({ id }, place) => [id, place]));
      const placeOf = ({ upload }: UploadItem) => (upload && places.get(upload.id)) ?? uploads.length;
      set([...known, ...others.map(itemOf)].toSorted((one, other) => placeOf(one) - placeOf(other)));
    },
    pause() {
      for (const { key } of items.filter(({ state }) => state === 'sending')) {
        jobs.get(key)?.transfer?.pause();
        change(key, { state: 'paused' });
      }
    },
    resume() {
      set(items.map((item) => (item.state === 'paused' ? { ...item, state: 'waiting' } : item)));
      sendNext();
    },
  };
}

/** Whether the server refused the file itself, and deleted it. */
function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && error.status !== undefined && error.status < 500;
}

function itemOf(upload: Upload): UploadItem {
  const { id, name, bytes, received, state } = upload;
  const isInterrupted = state === 'receiving';
  return {
    ...{ key: id, name, bytes, upload },
    sent: isInterrupted ? received : bytes,
    state: isInterrupted ? 'interrupted' : 'done',
  };
}

interface FileLimits {
  readonly isTooMany: boolean;
  readonly maximumBytes: number;
  readonly maximumCount: number;
}

function problemOf({ size }: File, { isTooMany, maximumBytes, maximumCount }: FileLimits): string | undefined {
  const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1).replace(/\.0$/, '')} MB`;
  if (isTooMany) return `You can add at most ${maximumCount} files.`;
  if (size === 0) return 'This file is empty.';
  if (size > maximumBytes) return `This file has ${megabytes(size)}. The maximum is ${megabytes(maximumBytes)}.`;
  return undefined;
}
