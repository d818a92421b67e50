import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Whether a file shrinks enough to store compressed copies of it. */
export function isCompressible(name: string): boolean {
  return /\.(js|css|svg|json)$/.test(name);
}

/** Writes `.br` and `.gz` beside each text file, so that the origin serves them as they are. */
export async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isCompressible(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const content = await readFile(file);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      await writeFile(`${file}.br`, await brotli(content, quality));
      await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
    }),
  );
}
