import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance } from 'fastify';
import { FOR_GOOD, setAssetHeaders } from './asset-headers.ts';

const UPLOADED = /^\/pictures\/upl_[\w-]+\.(avif|webp)$/;

/** ms until the API has answered. */
const TIMEOUT_MS = 10_000;

/** Pictures that owners have uploaded are the API's; they have addresses like all other pictures. */
export function uploadedPictures(app: FastifyInstance, apiUrl: string): void {
  app.setNotFoundHandler(async (request, reply) => {
    const [, format] = UPLOADED.exec(request.url) ?? [];
    if (format === undefined) return reply.code(404).send({ message: 'There is no such file.' });
    const answer = await fetch(`${apiUrl}${request.url}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok || !answer.body) return reply.code(404).send({ message: 'There is no such picture.' });
    setAssetHeaders(reply);
    return reply
      .type(`image/${format}`)
      .header('cache-control', FOR_GOOD)
      .send(Readable.fromWeb(answer.body as ReadableStream));
  });
}
