import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

export type ContentEncoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Compression levels for documents, which are compressed for each visitor. Higher levels cost too much time per byte.
 */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const GZIP_OPTIONS = { level: 6 };

/** The best encoding that an `accept-encoding` header allows, or undefined for none. */
export function encodingFor(accepted: string | undefined): ContentEncoding | undefined {
  const names = (accepted ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.replace(/\s*;.*$/, ''));
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
}

/** A whole document, compressed off the main thread. */
export async function compressed(document: Uint8Array, encoding: ContentEncoding): Promise<Buffer> {
  return encoding === 'br' ? brotli(document, BROTLI_OPTIONS) : zip(document, GZIP_OPTIONS);
}

/** Compresses a text that arrives in pieces. */
export function compressor(encoding: ContentEncoding): Transform {
  return encoding === 'br' ? createBrotliCompress(BROTLI_OPTIONS) : createGzip(GZIP_OPTIONS);
}
