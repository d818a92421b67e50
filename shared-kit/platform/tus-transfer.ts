import { DetailedError, Upload as TusUpload } from 'tus-js-client';
import { TUS_PATH, UPLOAD_CHUNK_BYTES, UPLOAD_TOKEN_HEADER } from '../domain/upload-protocol.ts';
import type { OpenTransfer } from './upload-queue.ts';

/** ms before each retry of a part. */
const RETRY_DELAYS = [0, 1000, 3000, 6000, 12_000];

export interface UploadTarget {
  readonly kind: string;
  readonly subject: string;
  /** Token of a hand-over, instead of a login. */
  readonly token?: string | undefined;
}

/**
 * Sends files by the tus protocol. The browser remembers the address of an unfinished upload, so that the same file,
 * chosen again after a reload, goes on where it stopped.
 */
export function tusTransfers({ kind, subject, token }: UploadTarget): OpenTransfer {
  return (file, events) => {
    const upload = new TusUpload(file, {
      endpoint: TUS_PATH,
      chunkSize: UPLOAD_CHUNK_BYTES,
      retryDelays: RETRY_DELAYS,
      metadata: { kind, subject, filename: file.name },
      headers: token === undefined ? {} : { [UPLOAD_TOKEN_HEADER]: token },
      removeFingerprintOnSuccess: true,
      fingerprint: async () => ['aangan-upload', kind, subject, file.name, file.size, file.lastModified].join(' '),
      onUploadUrlAvailable: () => events.onStarted(idOf(upload.url)),
      onProgress: (sent) => events.onProgress(sent),
      onSuccess: () => events.onSent(idOf(upload.url)),
      onError: (error) => events.onFailed(messageOf(error)),
    });
    return {
      start() {
        void startOrGoOn(upload);
      },
      pause: () => void upload.abort(),
      // Without an answer, the server deletes it after a day.
      cancel: () => void upload.abort(true).catch(() => undefined),
    };
  };
}

async function startOrGoOn(upload: TusUpload): Promise<void> {
  if (upload.url === null) {
    const [earlier] = await upload.findPreviousUploads();
    if (earlier) upload.resumeFromPreviousUpload(earlier);
  }
  upload.start();
}

/** The last segment of an upload's address. */
function idOf(url: string | null): string {
  return url?.split('/').at(-1) ?? '';
}

/** The server's sentence for the person. */
function messageOf(error: Error): string | undefined {
  const body = error instanceof DetailedError ? error.originalResponse?.getBody() : undefined;
  try {
    const { message }: { message?: unknown } = JSON.parse(body ?? '{}');
    return typeof message === 'string' ? message : undefined;
  } catch {
    // Not an answer of the API, for example a page of a proxy.
    return undefined;
  }
}
