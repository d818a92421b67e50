import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SHARED_MODULES } from '../../shared-kit/build/shared-modules.ts';
import { ROOT } from '../site/remotes.ts';

const KIT = path.join(ROOT, 'shared-kit');
const PREFIX = '@aangan/shared-kit/';
const SHARED = SHARED_MODULES.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
const LIBRARIES = ['react', 'react-dom', 'react-router-dom'];

/** Lines that only one of two surfaces has. A member's line begins with its declaration. */
interface SurfaceChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/**
 * The public types of the shared modules, and of the modules of `platform/` that they name, as the compiler declares
 * them: without comments, sorted. Calls of the API are left out, because the API offers them and not the shell.
 */
export function contractSurface(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'aangan-contract-'));
  try {
    return surfaceOf(declarations(folder), libraries());
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The file that records the surface of a version. */
export function contractRecord(version: string): string {
  return path.join(ROOT, 'docs/contract', `${version}.txt`);
}

/** Compares two surfaces. The order of declarations and members does not matter. */
export function surfaceChanges(before: string, after: string): SurfaceChanges {
  const [old, now] = [labelledLines(before), labelledLines(after)];
  return {
    added: [...now].filter((line) => !old.has(line)),
    removed: [...old].filter((line) => !now.has(line)),
  };
}

/** The changes in lines for people, with what they ask for; undefined when there are none. */
export function describedChanges({ added, removed }: SurfaceChanges, version: string): string | undefined {
  if (added.length + removed.length === 0) return undefined;
  return [
    `The surface of the shared modules differs from docs/contract/${version}.txt:`,
    ...removed.map((line) => `- ${line}`),
    ...added.map((line) => `+ ${line}`),
    removed.length > 0
      ? 'A removal, or a change that breaks a release, is a new major version of CONTRACT_VERSION, else a minor one.'
      : 'An addition is a new minor version of CONTRACT_VERSION.',
    'Raise it in shared-kit/platform/contract-version.ts, then record it with `npm run contract`.',
  ].join('\n');
}

/** Text of the declarations of each module that belongs to the surface, by its name. */
type Declarations = ReadonlyMap<string, string>;

/** The surface in a text: one block a declaration, one line a member of a type. */
export function surfaceOf(modules: Declarations, libraryVersions: readonly string[]): string {
  const blocks = [...modules]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, text]) => [`# ${name}`, ...statements(text).filter((statement) => isProvided(name, statement))]);
  return `${[libraryVersions.join('\n'), ...blocks].join('\n\n')}\n`;
}

/** Declares the shared modules into `folder` and reads them, with the modules of `platform/` that they name. */
function declarations(folder: string): Declarations {
  const names: string[] = [...SHARED];
  const config = {
    extends: path.join(KIT, 'tsconfig.json'),
    compilerOptions: {
      ...{ composite: false, incremental: false, tsBuildInfoFile: null, noCheck: true, removeComments: true },
      ...{ rootDir: KIT, outDir: folder, types: [] },
    },
    include: [],
    files: names.map((name) => path.join(KIT, `${name}.ts`)),
  };
  const configFile = path.join(folder, 'tsconfig.json');
  writeFileSync(configFile, JSON.stringify(config));
  execFileSync(process.execPath, [path.join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', configFile], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const found = new Map<string, string>();
  // The list grows while it is read.
  for (const name of names) {
    if (found.has(name)) continue;
    const text = readFileSync(path.join(folder, `${name}.d.ts`), 'utf8');
    found.set(name, text);
    names.push(...[...text.matchAll(/ from '\.\/([\w-]+)\.ts'/g)].map(([, other]) => `platform/${other}`));
  }
  return found;
}

/** Major versions of the libraries that the shell provides: a remote runs with the shell's copy. */
function libraries(): string[] {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(path.join(KIT, 'package.json'), 'utf8'),
  );
  return LIBRARIES.map((name) => `${name} ${dependencies[name]?.split('.')[0]}`);
}

/** Remotes have functions and constants of modules that are not shared in their own bundles. */
function isProvided(module: string, statement: string): boolean {
  return SHARED.includes(module) || !/^export declare (?:const|function) /.test(statement);
}

/** Declarations of one module, sorted, without imports. */
function statements(text: string): string[] {
  return [...text.matchAll(/^\S.*(?:\n[\s})\]].*)*/gm)]
    .map(([statement]) => statement)
    .filter((statement) => !/^import |^export \{\s*\};$/.test(statement))
    .map(oneALine)
    .sort();
}

/** A list of names, or of texts that a type allows, gets one line for each, so that a longer list is an addition. */
function oneALine(statement: string): string {
  return statement
    .replace(/^(export type \w+) = ('[^']*'(?: \| '[^']*')+;)$/, (_all, head: string, texts: string) =>
      [`${head} =`, ...texts.split(' | ').map((text) => `    | ${text}`)].join('\n'),
    )
    .replace(/^export \{ (.+), \}/, (_all, names: string) =>
      ['export {', ...names.split(', ').map((name) => `    ${name},`), '}'].join('\n'),
    );
}

function labelledLines(surface: string): ReadonlySet<string> {
  let declaration = '';
  const lines = surface.split('\n').filter((line) => line.trim() !== '');
  return new Set(
    lines.map((line) => {
      if (line.startsWith(' ')) return `${declaration} ${line.trim()}`;
      declaration = line;
      return line;
    }),
  );
}
