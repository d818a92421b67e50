import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/public.ts';
import type { FileStore } from '../files/public.ts';
import { CallError, notFound } from '../server/public.ts';
import type { ReceivedBytes } from './check-content.ts';
import { TYPE_BYTES } from './media-type.ts';
import { partKey, putFile } from './upload-files.ts';
import { changeUpload, partsOf, savePart } from './uploads.queries.ts';
import { upload, type uploadPart } from './uploads.tables.ts';

/** Bytes of one stored part, which is also what one open upload needs of memory. */
export const PART_BYTES = 4 * 1024 * 1024;

export const WRONG_OFFSET = 'This part does not begin where the upload stopped.';
export const TOO_MANY_BYTES = 'This is more than the file was said to have.';
export const NO_UPLOAD = 'There is no such upload.';

type PartRow = typeof uploadPart.$inferSelect;

export interface UploadParts {
  /**
   * Stores what arrives, part by part, up to the end of the stream or to where it breaks off.
   * @returns the bytes that have arrived
   */
  append(stream: AsyncIterable<Buffer>, id: string, start: number): Promise<number>;
  /** The bytes of an upload for its check. */
  received(id: string): Promise<ReceivedBytes>;
  /** Bytes from `first` to `last`, both included, with one part in memory. */
  range(id: string, first: number, last: number): AsyncGenerator<Buffer>;
  /** The first 22 characters of the SHA-256 of the whole, in base64url. */
  digest(id: string): Promise<string>;
}

/** The parts of uploads: encrypted files of the store, with a row each. */
export function openUploadParts(database: Database, files: FileStore): UploadParts {
  /** Row and file appear together. The row lock decides between two requests that send the same part. */
  async function store(id: string, start: number, bytes: Buffer): Promise<number> {
    return database.transaction(async (transaction) => {
      const row = await changeUpload(
        transaction,
        id,
        { received: start + bytes.length },
        sql`${eq(upload.received, start)} and ${eq(upload.state, 'receiving')}`,
      );
      if (!row) throw new CallError(409, WRONG_OFFSET);
      if (row.received > row.bytes) throw new CallError(413, TOO_MANY_BYTES);
      await putFile(files, partKey(id, start), bytes);
      await savePart(transaction, { uploadId: id, start, bytes: bytes.length });
      return row.received;
    });
  }

  async function read({ uploadId, start }: PartRow): Promise<Buffer> {
    const bytes = await files.get(partKey(uploadId, start));
    if (!bytes) throw notFound(NO_UPLOAD);
    return bytes;
  }

  return {
    async append(stream, id, start) {
      let at = start;
      let waiting: Buffer[] = [];
      let size = 0;
      const flush = async () => {
        if (size === 0) return;
        const bytes = Buffer.concat(waiting);
        waiting = [];
        size = 0;
        at = await store(id, at, bytes);
      };
      try {
        for await (const chunk of stream) {
          waiting.push(chunk);
          size += chunk.length;
          if (size >= PART_BYTES) await flush();
        }
      } finally {
        // A connection that broke costs nothing of what has arrived.
        await flush();
      }
      return at;
    },

    async received(id) {
      const parts = await partsOf(database, id);
      return {
        async start() {
          const first: Buffer[] = [];
          for (const part of parts.filter(({ start }) => start < TYPE_BYTES)) first.push(await read(part));
          return Buffer.concat(first).subarray(0, TYPE_BYTES);
        },
        async all() {
          const all: Buffer[] = [];
          for (const part of parts) all.push(await read(part));
          return Buffer.concat(all);
        },
      };
    },

    async *range(id, first, last) {
      for (const part of await partsOf(database, id)) {
        if (part.start > last || part.start + part.bytes <= first) continue;
        yield (await read(part)).subarray(Math.max(0, first - part.start), last + 1 - part.start);
      }
    },

    async digest(id) {
      const hash = createHash('sha256');
      for (const part of await partsOf(database, id)) hash.update(await read(part));
      return hash.digest('base64url').slice(0, 22);
    },
  };
}
