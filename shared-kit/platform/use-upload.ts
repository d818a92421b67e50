import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Upload, UploadRules } from '../contracts/uploads.ts';
import { UPLOAD_TOKEN_HEADER } from '../domain/upload-protocol.ts';
import { failureMessage } from './failure-message.ts';
import { usePlatform } from './platform.ts';
import { createUploadQueue, type UploadItem } from './upload-queue.ts';

/** ms that the server may need to check a file: a large picture is decoded. */
const FINISH_TIMEOUT = 60_000;

export interface UploadOptions {
  /** Name of the kind, as a module of the API declares it. */
  readonly kind: string;
  /** What the files belong to within the kind. Default: nothing. */
  readonly subject?: string;
  readonly rules: UploadRules;
  /** Uploads of earlier visits, from `GET /api/v1/uploads`. */
  readonly uploads?: readonly Upload[];
  /** Token of a hand-over, instead of a login. */
  readonly token?: string;
  /** Is called with each file that the server has accepted. */
  readonly onFinished?: (upload: Upload) => void;
}

/** A list of uploads, for `UploadField`. */
export interface Uploads {
  readonly items: readonly UploadItem[];
  readonly rules: UploadRules;
  /** What went wrong with the list itself, in a sentence. */
  readonly problem: string | undefined;
  /** Loads the code that sends files. Call it when the picker opens. */
  readonly prepare: () => void;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (key: string) => void;
  /** Cancels a file that is being sent, or deletes one that is stored. */
  readonly remove: (key: string) => void;
  readonly move: (key: string, by: number) => void;
  /** Shows uploads that arrived from another device, or copies of pictures that are ready now. */
  readonly show: (uploads: readonly Upload[]) => void;
}

const NO_UPLOADS: readonly Upload[] = [];

/**
 * Uploads of one kind: resumable, some side by side, paused while the browser is offline.
 * @example const uploads = useUpload({ kind: 'listing-photo', subject: listingId, ...loaded });
 */
export function useUpload(options: UploadOptions): Uploads {
  const { http } = usePlatform();
  const { kind, subject = '', rules, uploads = NO_UPLOADS, token, onFinished } = options;
  const [problem, setProblem] = useState<string>();
  const callOptions = token === undefined ? {} : { headers: { [UPLOAD_TOKEN_HEADER]: token } };
  const notify = useEffectEvent((upload: Upload) => onFinished?.(upload));

  const settings = { ...callOptions, timeout: FINISH_TIMEOUT };

  /** A browser that cannot show the video leaves it without a poster. */
  async function withPoster(video: Upload, file: File): Promise<Upload> {
    try {
      const poster = await (await import('./video-poster.ts')).videoPoster(file);
      const input = { params: { uploadId: video.id }, upload: poster };
      return await http.request('PUT /api/v1/uploads/{uploadId}/poster', input, settings);
    } catch {
      return video;
    }
  }

  const [queue] = useState(() =>
    createUploadQueue({
      rules,
      uploads,
      isOnline: () => navigator.onLine,
      load: async () => (await import('./tus-transfer.ts')).tusTransfers({ kind, subject, token }),
      async finish(uploadId, file) {
        const input = { params: { uploadId }, json: {} };
        const finished = await http.request('POST /api/v1/uploads/{uploadId}/finish', input, settings);
        const upload = finished.mediaType?.startsWith('video/') ? await withPoster(finished, file) : finished;
        notify(upload);
        return upload;
      },
    }),
  );
  const items = useSyncExternalStore(queue.subscribe, queue.items, queue.items);

  useEffect(() => {
    const { pause, resume } = queue;
    window.addEventListener('offline', pause);
    window.addEventListener('online', resume);
    return () => {
      window.removeEventListener('offline', pause);
      window.removeEventListener('online', resume);
      // What has arrived stays, and goes on at the next visit.
      pause();
    };
  }, [queue]);

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(failureMessage(error));
    }
  }

  function remove(key: string): void {
    const stored = items.find((item) => item.key === key)?.upload;
    void attempt(async () => {
      const params = { uploadId: stored?.id ?? '' };
      if (stored) await http.request('DELETE /api/v1/uploads/{uploadId}', { params }, callOptions);
      queue.drop(key);
    });
  }

  function move(key: string, by: number): void {
    queue.move(key, by);
    const ids = queue.items().flatMap(({ upload }) => (upload ? [upload.id] : []));
    void attempt(() => http.request('PUT /api/v1/uploads/order', { json: { kind, subject, ids } }, callOptions));
  }

  return {
    items,
    rules,
    problem,
    prepare: queue.prepare,
    add: queue.add,
    retry: queue.retry,
    remove,
    move,
    show: queue.show,
  };
}
