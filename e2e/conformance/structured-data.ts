import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/site/remotes.ts';

/** The structured data of a served document. */
export function structuredData(html: string): object[] {
  const scripts = html.matchAll(/<script[^>]* type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...scripts].map(([, text = '']) => JSON.parse(text) as object);
}

/**
 * Compares structured data with the vocabulary of schema.org: the compiler checks it as constants of the types of
 * `schema-dts`, which are generated from it. Types, properties and what a property may hold are checked.
 * @returns what the compiler says; empty if all is valid
 */
export async function vocabularyProblems(entities: readonly object[]): Promise<string> {
  const folder = join(ROOT, '.data');
  const file = join(folder, `structured-data-${process.pid}.ts`);
  const constants = entities.map(
    (entity, at) => `export const at${at}: WithContext<Thing> = ${withoutAnnotations(entity)};`,
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, ["import type { Thing, WithContext } from 'schema-dts';", ...constants].join('\n'));
  try {
    return await compilerOutput(file);
  } finally {
    rmSync(file);
  }
}

/** Annotations of actions, `query-input`, are not part of the vocabulary. Source: schema.org/docs/actions.html. */
function withoutAnnotations(entity: object): string {
  return JSON.stringify(entity, (key, value: unknown) => (key.endsWith('-input') ? undefined : value));
}

function compilerOutput(file: string): Promise<string> {
  const compiler = join(ROOT, 'node_modules/.bin/tsc');
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--module', 'preserve'];
  return new Promise((resolve) => {
    execFile(compiler, [...options, file], { cwd: ROOT }, (error, output) =>
      resolve(error ? output || String(error) : ''),
    );
  });
}
