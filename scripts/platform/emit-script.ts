import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformFile } from '@swc/core';

/**
 * Writes a TypeScript file as JavaScript at the same place below `folder`. Node runs no TypeScript of installed packages.
 * @param file relative to `from`
 * @param options `maps`: whether it gets a source map beside it, without source texts
 */
export async function emitScript(
  from: string,
  file: string,
  folder: string,
  { maps = false }: { readonly maps?: boolean } = {},
): Promise<void> {
  const jsc = {
    parser: { syntax: 'typescript', tsx: file.endsWith('.tsx') },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
    // The published types lack it.
    rewriteRelativeImportExtensions: true,
    // webpack reads the names of chunks in them.
    preserveAllComments: true,
  } as const;
  const { code, map } = await transformFile(path.join(from, file), {
    ...{ swcrc: false, jsc, module: { type: 'es6' } },
    ...(maps && { sourceMaps: true, inlineSourcesContent: false, sourceFileName: file }),
  });
  const target = path.join(folder, file.replace(/\.tsx?$/, '.js'));
  mkdirSync(path.dirname(target), { recursive: true });
  if (map !== undefined) writeFileSync(`${target}.map`, map);
  writeFileSync(target, map === undefined ? code : `${code}//# sourceMappingURL=${path.basename(target)}.map\n`);
}
