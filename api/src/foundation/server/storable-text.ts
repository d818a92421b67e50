import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/**
 * Takes out of the texts of each body what PostgreSQL cannot store: NUL characters, and halves of characters, as they
 * remain where a text is cut within an emoji. No person typed them.
 */
export function storableTexts(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    // A file arrives as bytes or as a stream.
    if (!Buffer.isBuffer(request.body) && !(request.body instanceof Readable)) request.body = storable(request.body);
    done();
  });
}

/** A parsed body with storable texts; its names too. */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(storable);
  // A file of a form is bytes.
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [storable(name), storable(each)]));
}
