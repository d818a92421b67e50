import { PassThrough, Readable } from 'node:stream';
import { TUS_PATH } from '@aangan/shared-kit/domain/upload-protocol';
import { type Locker, Server } from '@tus/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { badInput, CallError, callError, callLimit, notFound } from '../server/public.ts';
import { type AdmitDeps, admitUpload } from './admit-upload.ts';
import { TusStore } from './tus-store.ts';
import { removeUpload } from './upload-files.ts';
import { MINUTE_FILES } from './upload-limits.ts';
import { NO_UPLOAD, TOO_MANY_BYTES, type UploadParts, WRONG_OFFSET } from './upload-parts.ts';
import { mayUse, type Uploader, type Uploaders } from './uploader.ts';
import { holdUpload, uploadOf } from './uploads.queries.ts';

interface TusDeps extends AdmitDeps {
  readonly uploaders: Uploaders;
  readonly parts: UploadParts;
}

/** What a browser says about a file when it starts. */
const announcement = z.object({
  kind: z.string().max(40),
  subject: z
    .string()
    .max(80)
    .regex(/^[\w-]*(?:\/[\w-]+)*$/)
    .nullish(),
  filename: z.string().max(1000).nullish(),
});

/** The row of an upload is locked while a part is stored, across instances. The tus server needs no lock of its own. */
const ROW_LOCKS: Locker = { newLock: () => ({ lock: async () => undefined, unlock: async () => undefined }) };

/**
 * The tus protocol, version 1.0.0: an upload is started, sent in parts, asked for its offset, and removed. Every
 * request needs the login or the token of the person whose upload it is.
 */
export function tusRoutes(app: FastifyInstance, deps: TusDeps): void {
  const { database, uploaders, parts } = deps;
  const people = new WeakMap<object, Uploader>();
  const limit = callLimit(app, { ...MINUTE_FILES, message: 'Too many uploads. Try again in a minute.' });

  const tus = new Server({
    path: TUS_PATH,
    datastore: new TusStore(database, parts),
    locker: ROW_LOCKS,
    relativeLocation: true,
    // Only our own pages may upload.
    allowedOrigins: [],
    namingFunction: (request, metadata) => start(people.get(request), request.headers, metadata),
    onResponseError: (_request, error) => {
      throw asCallError(error);
    },
  });

  async function start(
    person: Uploader | undefined,
    headers: Headers,
    metadata: Record<string, string | null> = {},
  ): Promise<string> {
    const announced = announcement.safeParse(metadata);
    if (!person || !announced.success) throw badInput('upload-metadata', 'must name a kind and a subject');
    const { kind, subject, filename } = announced.data;
    const list = { accountId: person.accountId, kind, subject: subject ?? '' };
    if (!mayUse(person, list)) throw callError('no-upload-kind');
    return admitUpload(deps, { ...list, name: filename ?? '', bytes: Number(headers.get('upload-length') ?? 0) });
  }

  async function answer(request: FastifyRequest, person: Uploader): Promise<Response> {
    const sent = request.body instanceof Readable ? request.body : undefined;
    const body = sent && copyOf(sent);
    const web = asWebRequest(request, body);
    people.set(web, person);
    try {
      return await tus.handleWeb(web);
    } finally {
      // The rest of a refused part is read and dropped, so that the connection can answer the next request.
      if (body) sent.unpipe(body);
      sent?.resume();
    }
  }

  void app.register(async (scope) => {
    // The tus server reads the body itself, as it arrives.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));

    scope.post(TUS_PATH, { schema: { hide: true } }, async (request) => {
      const person = await uploaders.of(request);
      await limit(request, person.accountId);
      return answer(request, person);
    });

    scope.route<{ Params: { uploadId: string } }>({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${TUS_PATH}/:uploadId`,
      schema: { hide: true },
      handler: async (request, reply) => {
        const person = await uploaders.of(request);
        const row = await uploadOf(database, request.params.uploadId);
        if (row?.state !== 'receiving' || !mayUse(person, row)) throw notFound(NO_UPLOAD);
        if (request.method !== 'DELETE') return answer(request, person);
        await database.transaction(async (transaction) => {
          const held = await holdUpload(transaction, row.id);
          if (held) await removeUpload(deps.jobs, transaction, held);
        });
        return reply.code(204).header('tus-resumable', '1.0.0').send();
      },
    });
  });
}

/** The same bytes in a stream that can be given up while the request goes on. */
function copyOf(sent: Readable): PassThrough {
  const copy = sent.pipe(new PassThrough());
  sent.once('error', (error) => copy.destroy(error));
  return copy;
}

function asWebRequest({ method, url, headers }: FastifyRequest, body: Readable | undefined): Request {
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return new Request(new URL(url, 'http://api.invalid'), {
    method,
    headers: sent,
    ...(body && { body: Readable.toWeb(body) as ReadableStream, duplex: 'half' }),
  });
}

/** What the tus server refuses itself, in the same words as the store. */
const SENTENCES: Readonly<Record<number, string>> = { 404: NO_UPLOAD, 409: WRONG_OFFSET, 413: TOO_MANY_BYTES };

/** The tus server's errors are plain objects with a status; all others are ours. */
function asCallError(error: unknown): unknown {
  if (error instanceof CallError || typeof error !== 'object' || error === null) return error;
  if (!('status_code' in error) || !('body' in error)) return error;
  const status = Number(error.status_code);
  return status >= 500 ? error : new CallError(status, SENTENCES[status] ?? String(error.body).trim());
}
