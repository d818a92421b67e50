import { PassThrough } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DOCUMENT_END, type DocumentParts, deferredElement, documentBody, documentStart } from './document.ts';

/** Sends the document: in one piece, or, where values are still on their way, as they come. */
export async function sendDocument(request: FastifyRequest, reply: FastifyReply, parts: DocumentParts): Promise<void> {
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding, cookie');
  const first = documentStart(parts) + documentBody(parts);
  const { deferred } = parts.page;
  const compressor = compressorFor(request.headers['accept-encoding'] ?? '');
  if (!deferred && !compressor) {
    await reply.send(first + DOCUMENT_END);
    return;
  }
  const output = compressor?.stream ?? new PassThrough();
  if (compressor) reply.header('content-encoding', compressor.encoding);
  const sent = reply.send(output);
  output.write(first);
  if (deferred) {
    flush(output);
    await Promise.all([
      ...Object.entries(deferred.values).map(async ([name, promise]) => {
        output.write(deferredElement(name, await outcomeOf(promise)));
        flush(output);
      }),
      (async () => {
        for await (const chunk of deferred.rest) {
          output.write(chunk);
          flush(output);
        }
      })(),
    ]);
  }
  output.end(DOCUMENT_END);
  await sent;
}

async function outcomeOf(promise: Promise<unknown>): Promise<{ value: unknown } | { error: string }> {
  return promise.then(
    (value) => ({ value }),
    () => ({ error: 'Something went wrong. Please try again.' }),
  );
}

type Compressor = ReturnType<typeof createBrotliCompress> | ReturnType<typeof createGzip>;

function compressorFor(accepted: string): { encoding: string; stream: Compressor } | undefined {
  if (/\bbr\b/.test(accepted)) {
    return { encoding: 'br', stream: createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) };
  }
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', stream: createGzip({ level: 6 }) };
  return undefined;
}

function flush(output: PassThrough | Compressor): void {
  if ('flush' in output) output.flush();
}
