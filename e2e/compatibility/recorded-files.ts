import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Files by name in one compressed file: texts as they are, the rest in base64. */
interface RecordedFiles {
  readonly text: Readonly<Record<string, string>>;
  readonly binary: Readonly<Record<string, string>>;
}

const BINARY = /\.(woff2|png|avif|webp)$/;

/** Packs the files below `root` that pass the filter into one small file, under the given names. */
export function recordFiles(
  file: string,
  root: string,
  inputs: readonly string[],
  wanted: (name: string) => boolean = () => true,
): void {
  const names = inputs.flatMap((input) => filesBelow(root, input)).filter(wanted);
  const entries = names.map((name) => [name, readFileSync(path.join(root, name))] as const);
  const record: RecordedFiles = {
    text: Object.fromEntries(
      entries.filter(([name]) => !BINARY.test(name)).map(([name, content]) => [name, content.toString('utf8')]),
    ),
    binary: Object.fromEntries(
      entries.filter(([name]) => BINARY.test(name)).map(([name, content]) => [name, content.toString('base64')]),
    ),
  };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, brotliCompressSync(JSON.stringify(record), { params }));
}

/** Writes the files of a record below `folder`. */
export function unpackFiles(file: string, folder: string): void {
  const { text, binary }: RecordedFiles = JSON.parse(brotliDecompressSync(readFileSync(file)).toString('utf8'));
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  };
  for (const [name, content] of Object.entries(text)) write(name, content);
  for (const [name, content] of Object.entries(binary)) write(name, Buffer.from(content, 'base64'));
}

function filesBelow(root: string, name: string): string[] {
  const entries = readdirSync(path.join(root, name), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
