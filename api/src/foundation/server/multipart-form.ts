import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { callError } from './call-error.ts';

/** Bytes of a form with its files. */
const BODY_LIMIT = 8 * 1024 * 1024;

/** Registers a route whose form may also be sent as `multipart/form-data`: texts stay texts, files become Buffers. */
export function acceptMultipart(app: FastifyInstance, route: RouteOptions): void {
  app.register(async (scope) => {
    scope.addContentTypeParser<Buffer>('multipart/form-data', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, formOf);
    scope.route(route);
  });
}

async function formOf({ headers }: FastifyRequest, body: Buffer): Promise<Record<string, string | Buffer>> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } })
    .formData()
    .catch(() => {
      throw callError('form-not-readable');
    });
  const fields: Record<string, string | Buffer> = {};
  for (const [name, value] of form) {
    fields[name] = typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer());
  }
  return fields;
}
