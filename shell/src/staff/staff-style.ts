import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';

const TOKENS = pathToFileURL(createRequire(import.meta.url).resolve('@aangan/shared-kit/ui/tokens.css'));
const FONT = 'fonts/anek-latin-600.woff2';

/** Address of the staff area's stylesheet. It is a separate file, because it must work while the assets fail. */
export const STYLE_PATH = '/staff/style.css';

/** The product's tokens and the staff area's own styles in one file, and the font that they name. */
export function staffStyle(scope: FastifyInstance): void {
  scope.get(STYLE_PATH, async (_request, reply) => {
    const files = [TOKENS, new URL('staff.css', import.meta.url)];
    const [tokens = '', own = ''] = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'private, max-age=300')
      .send(`${tokens}\n${own}`);
  });
  scope.get(`/staff/${FONT}`, async (_request, reply) =>
    reply
      .type('font/woff2')
      .header('cache-control', 'private, max-age=86400')
      .send(await readFile(new URL(FONT, TOKENS))),
  );
}
