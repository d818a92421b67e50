import type { FastifyReply } from 'fastify';

/** Sends a PDF as an uncached download. @param name without `.pdf` */
export function sendPdf(reply: FastifyReply, name: string, bytes: Buffer): FastifyReply {
  return sendDocument(reply, { name: `${name}.pdf`, mediaType: 'application/pdf', bytes });
}

interface SentDocument {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** The name of a stored document, of which pictures are JPEG files. @param name without an extension */
export function documentName(name: string, mediaType: string): string {
  return `${name}.${mediaType === 'application/pdf' ? 'pdf' : 'jpg'}`;
}

/** Shows a person's picture uncached, for example to staff. @param bytes of a WebP file that we made */
export function sendPicture(reply: FastifyReply, bytes: Buffer): FastifyReply {
  return sendPrivately(reply, { mediaType: 'image/webp', bytes });
}

/** Sends a document as an uncached download, in which nothing runs. */
export function sendDocument(reply: FastifyReply, { name, mediaType, bytes }: SentDocument): FastifyReply {
  return sendPrivately(reply.header('content-disposition', `attachment; filename="${name}"`), { mediaType, bytes });
}

function sendPrivately(reply: FastifyReply, { mediaType, bytes }: Omit<SentDocument, 'name'>): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(mediaType)
    .send(bytes);
}
