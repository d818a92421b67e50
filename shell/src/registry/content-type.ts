import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.html': 'text/html; charset=utf-8',
};

const ENCODINGS: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

/** HTTP headers of a file by its name: `main.js.br` is a compressed script. */
export function contentHeaders(file: string): { readonly type: string; readonly encoding?: string } {
  const encoding = ENCODINGS[path.extname(file)];
  const name = encoding ? file.slice(0, file.lastIndexOf('.')) : file;
  const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
  return { type, ...(encoding && { encoding }) };
}
