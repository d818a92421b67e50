import { PassThrough, type Transform } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeferredContent } from '../render/render-request.ts';
import { compressed, compressor, encodingFor } from './content-encoding.ts';
import { DOCUMENT_END, type DocumentInput, deferredElement, documentStart, documentState } from './document.ts';

/**
 * Sends the document in one piece, or as a stream while deferred values are pending.
 * @param shared the whole document, of a page that visitors share
 */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  input: DocumentInput,
  shared?: Uint8Array,
): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding, cookie, device, user-agent');
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  if (shared) return reply.send(encoding ? await compressed(shared, encoding) : shared);
  const { deferred, html } = input.page;
  const start = documentStart(input);
  const state = documentState(input);
  if (!deferred) {
    const whole = Buffer.concat([Buffer.from(start), html, Buffer.from(state + DOCUMENT_END)]);
    return reply.send(encoding ? await compressed(whole, encoding) : whole);
  }

  const output = encoding ? compressor(encoding) : new PassThrough();
  reply.send(output);
  output.write(start);
  output.write(html);
  output.write(state);
  flush(output);
  await Promise.all([sendValues(output, deferred.values), sendRest(output, deferred.rest)]);
  output.end(DOCUMENT_END);
  return reply;
}

async function sendValues(output: Transform, values: DeferredContent['values']): Promise<void> {
  await Promise.all(
    Object.entries(values).map(async ([name, promise]) => {
      output.write(deferredElement(name, await outcomeOf(promise)));
      flush(output);
    }),
  );
}

async function sendRest(output: Transform, rest: DeferredContent['rest']): Promise<void> {
  for await (const chunk of rest) {
    // Leaving the loop ends React's rendering for a visitor who has left.
    if (output.destroyed) break;
    output.write(chunk);
    flush(output);
  }
}

async function outcomeOf(promise: Promise<unknown>): Promise<{ value: unknown } | { error: string }> {
  return promise.then(
    (value) => ({ value }),
    () => ({ error: 'Something went wrong. Please try again.' }),
  );
}

/** Sends the data that a compressor still buffers. */
function flush(output: Transform): void {
  if (!output.destroyed && 'flush' in output && typeof output.flush === 'function') output.flush();
}
