import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isCompressible } from '../registry/compress.ts';
import { contentHeaders } from '../registry/content-type.ts';
import type { Bucket } from '../registry/s3-bucket.ts';
import { FOR_GOOD, isArtifact, setAssetHeaders } from './asset-headers.ts';

type Found = NonNullable<Awaited<ReturnType<Bucket['get']>>>;

interface File {
  readonly key: string;
  readonly object: Found;
}

/** Streams releases from a bucket, with the headers that a folder's files have. */
export function bucketAssets(app: FastifyInstance, bucket: Bucket): void {
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const key = request.params['*'];
    // A path that leads up would be another key of the bucket.
    if (!isArtifact(`/${key}`) || key.split('/').some((part) => part === '' || /^\.+$/.test(part))) {
      return reply.callNotFound();
    }
    const file = await bestCopy(bucket, key, request.headers['accept-encoding'] ?? '');
    return file ? send(reply, key, file, request.headers['if-none-match']) : reply.callNotFound();
  });
}

/** The smallest copy that the client accepts: releases under development have no compressed copy. */
async function bestCopy(bucket: Bucket, key: string, accepted: string): Promise<File | undefined> {
  const taken = accepted.split(',').map((encoding) => encoding.split(';')[0]?.trim());
  const suffixes = isCompressible(key) ? ['br', 'gz'].filter((suffix) => taken.includes(ENCODINGS[suffix])) : [];
  for (const name of [...suffixes.map((suffix) => `${key}.${suffix}`), key]) {
    const object = await bucket.get(name);
    if (object) return { key: name, object };
  }
  return undefined;
}

const ENCODINGS: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip' };

function send(reply: FastifyReply, key: string, { key: name, object }: File, known: string | undefined): FastifyReply {
  setAssetHeaders(reply);
  reply.header('cache-control', FOR_GOOD).header('content-type', contentHeaders(key).type);
  if (isCompressible(key)) reply.header('vary', 'accept-encoding');
  if (object.ETag) reply.header('etag', object.ETag);
  // In Node the client's body is a stream of Node.
  const body = object.Body as Readable | undefined;
  if (known !== undefined && known === object.ETag) {
    body?.destroy();
    return reply.code(304).send();
  }
  const { encoding } = contentHeaders(name);
  if (encoding) reply.header('content-encoding', encoding);
  if (object.ContentLength !== undefined) reply.header('content-length', object.ContentLength);
  return reply.send(body);
}
