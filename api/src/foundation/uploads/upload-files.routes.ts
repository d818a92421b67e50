import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callError } from '../server/public.ts';
import { kindOf } from './admit-upload.ts';
import { byteRange } from './byte-range.ts';
import { posterKey, renditionKey } from './upload-files.ts';
import { mayUse } from './uploader.ts';
import { type UploadRow, uploadOf } from './uploads.queries.ts';
import type { UploadDeps } from './uploads.routes.ts';

/** The digest is in the name, so a file never changes under its address. */
const FOR_EVER = 'max-age=31536000, immutable';

const COPY = /^([\w-]+)-(\d+)\.(avif|webp)$/;
const POSTER = /^([\w-]+)-poster\.jpg$/;

interface FileRoute {
  readonly Params: { readonly uploadId: string; readonly file: string };
}

/** A copy of a published picture: `upl_…-640.avif`, named as the pictures of the catalogue. */
const PICTURE = /^(upl_[\w-]+)-(320|640|1280)\.(avif|webp)$/;

/** Returns uploaded files: pictures' copies, posters, videos by ranges, and documents as downloads. */
export function uploadFiles(app: FastifyInstance, deps: UploadDeps): void {
  const { database, files, kinds, parts, uploaders } = deps;

  /** @throws CallError 404 for a file that the visitor may not read */
  async function readable(request: FastifyRequest<FileRoute>): Promise<UploadRow> {
    const row = await uploadOf(database, request.params.uploadId);
    if (!row) throw callError('no-file');
    const kind = kindOf(kinds, row.kind);
    if (kind.readers === 'everyone' || (await kind.isPublished?.(database, row))) return row;
    const person = await uploaders.of(request);
    if (mayUse(person, row)) return row;
    if (person.only || !(await kind.mayRead?.(database, person.accountId, row))) throw callError('no-file');
    return row;
  }

  async function sendFile(reply: FastifyReply, key: string, type: string): Promise<FastifyReply> {
    const bytes = await files.get(key);
    if (!bytes) throw callError('no-file');
    return reply.type(type).send(bytes);
  }

  async function sendVideo(request: FastifyRequest, reply: FastifyReply, row: UploadRow): Promise<FastifyReply> {
    const range = byteRange(request.headers.range, row.bytes);
    reply.header('accept-ranges', 'bytes');
    if (range === 'none') return reply.code(416).header('content-range', `bytes */${row.bytes}`).send();
    const { first, last } = range ?? { first: 0, last: row.bytes - 1 };
    if (range) reply.code(206).header('content-range', `bytes ${first}-${last}/${row.bytes}`);
    return reply
      .type(row.mediaType ?? 'application/octet-stream')
      .header('content-length', last - first + 1)
      .send(Readable.from(parts.range(row.id, first, last)));
  }

  app.get<{ Params: { file: string } }>('/pictures/:file', { schema: { hide: true } }, async (request, reply) => {
    const [, id = '', width, format] = PICTURE.exec(request.params.file) ?? [];
    const row = await uploadOf(database, id);
    if (!row || row.look === null || row.state !== 'ready') throw callError('no-file');
    const kind = kindOf(kinds, row.kind);
    if (kind.readers !== 'everyone' && !(await kind.isPublished?.(database, row))) throw callError('no-file');
    reply.header('cache-control', `public, ${FOR_EVER}`).header('x-content-type-options', 'nosniff');
    return sendFile(reply, renditionKey(row.id, Number(width), format ?? ''), `image/${format}`);
  });

  app.get<FileRoute>('/api/v1/uploads/:uploadId/:file', { schema: { hide: true } }, async (request, reply) => {
    const row = await readable(request);
    if (row.state === 'receiving' || row.state === 'taken') throw callError('no-file');
    const { file } = request.params;
    const isPublic = kindOf(kinds, row.kind).readers === 'everyone';
    reply
      .header('cache-control', `${isPublic ? 'public' : 'private'}, ${FOR_EVER}`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox");
    const [, digest, width, format] = COPY.exec(file) ?? [];
    if (row.look !== null && digest === row.digest && format !== undefined) {
      return sendFile(reply, renditionKey(row.id, Number(width), format), `image/${format}`);
    }
    if (row.poster && POSTER.exec(file)?.[1] === row.digest) return sendFile(reply, posterKey(row.id), 'image/jpeg');
    // Pictures are shown by their copies only.
    if (file !== 'file' || row.look !== null) throw callError('no-file');
    reply.header('cache-control', isPublic ? 'public, max-age=3600' : 'no-store');
    if (row.fileKey === null) return sendVideo(request, reply, row);
    const extension = row.mediaType === 'application/pdf' ? 'pdf' : 'jpg';
    reply.header('content-disposition', `attachment; filename="document.${extension}"`);
    return sendFile(reply, row.fileKey, row.mediaType ?? 'application/octet-stream');
  });
}
