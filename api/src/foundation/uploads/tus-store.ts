import { DataStore, Upload } from '@tus/server';
import type { Database } from '../database/public.ts';
import { notFound } from '../server/public.ts';
import { NO_UPLOAD, type UploadParts } from './upload-parts.ts';
import { uploadOf } from './uploads.queries.ts';

/** What the tus server stores, on our own file store and tables. */
export class TusStore extends DataStore {
  readonly #database: Database;
  readonly #parts: UploadParts;

  constructor(database: Database, parts: UploadParts) {
    super();
    this.#database = database;
    this.#parts = parts;
    this.extensions = ['creation', 'termination'];
  }

  override write(stream: AsyncIterable<Buffer>, id: string, offset: number): Promise<number> {
    return this.#parts.append(stream, id, offset);
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await uploadOf(this.#database, id);
    if (!row) throw notFound(NO_UPLOAD);
    return new Upload({ id, size: row.bytes, offset: row.received, creation_date: row.createdAt.toISOString() });
  }
}
