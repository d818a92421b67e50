import { PassThrough, type Transform } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeferredContent } from '../render/render-request.ts';
import { type ContentEncoding, compressed, compressor, encodingFor } from './content-encoding.ts';
import {
  DOCUMENT_END,
  type DocumentInput,
  deferredElement,
  documentStart,
  documentState,
  wholeDocument,
} from './document.ts';
import type { SharedDocument } from './shared-documents.ts';

/** Sends the document in one piece, or as a stream while deferred values are pending. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  input: DocumentInput,
): Promise<FastifyReply> {
  const encoding = describeDocument(request, reply);
  const { deferred, html } = input.page;
  if (!deferred) {
    const whole = wholeDocument(input);
    return reply.send(encoding ? await compressed(whole, encoding) : whole);
  }

  const output = encoding ? compressor(encoding) : new PassThrough();
  reply.send(output);
  output.write(documentStart(input));
  output.write(html);
  output.write(documentState(input));
  flush(output);
  await Promise.all([sendValues(output, deferred.values), sendRest(output, deferred.rest)]);
  output.end(DOCUMENT_END);
  return reply;
}

/** Sends a document that visitors share. */
export async function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  document: SharedDocument,
): Promise<FastifyReply> {
  const encoding = describeDocument(request, reply);
  reply.header('content-security-policy', document.policy);
  return reply.send(await document.body(encoding));
}

/** Sets the headers that every document has. @returns the encoding that it must have */
function describeDocument(request: FastifyRequest, reply: FastifyReply): ContentEncoding | undefined {
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding, cookie, device, user-agent');
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return encoding;
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
