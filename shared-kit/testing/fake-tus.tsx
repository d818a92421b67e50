import type { UploadOptions } from 'tus-js-client';

/** One upload that a test drives: it sends nothing by itself. */
export class FakeTusUpload {
  static opened: FakeTusUpload[] = [];
  url: string | null = null;
  running = false;
  terminated = false;
  readonly file: File;
  readonly options: Partial<UploadOptions>;

  constructor(file: File, options: Partial<UploadOptions>) {
    this.file = file;
    this.options = options;
    FakeTusUpload.opened.push(this);
  }

  start(): void {
    this.running = true;
    this.url ??= `https://aangan.test/api/v1/uploads/tus/upl-${this.file.name}`;
    this.options.onUploadUrlAvailable?.();
  }

  async abort(terminate = false): Promise<void> {
    this.running = false;
    this.terminated = terminate;
  }

  async findPreviousUploads(): Promise<never[]> {
    return [];
  }

  /** So many bytes have arrived. */
  progress(sent: number): void {
    this.options.onProgress?.(sent, this.file.size);
  }

  /** All bytes have arrived. */
  succeed(): void {
    this.running = false;
    this.options.onSuccess?.({ lastResponse: {} as never });
  }

  fail(error: Error): void {
    this.running = false;
    this.options.onError?.(error);
  }
}
