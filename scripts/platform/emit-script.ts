import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformFile } from '@swc/core';

/**
 * Writes a TypeScript file as JavaScript at the same place below `folder`. Node runs no TypeScript of installed packages.
 * @param file relative to `from`
 */
export async function emitScript(from: string, file: string, folder: string): Promise<void> {
  const jsc = {
    parser: { syntax: 'typescript', tsx: file.endsWith('.tsx') },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
    // The published types lack it.
    rewriteRelativeImportExtensions: true,
    // webpack reads the names of chunks in them.
    preserveAllComments: true,
  } as const;
  const { code } = await transformFile(path.join(from, file), { swcrc: false, jsc, module: { type: 'es6' } });
  const target = path.join(folder, file.replace(/\.tsx?$/, '.js'));
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, code);
}
