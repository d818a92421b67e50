import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyRepository, type RepositoryCopy } from './repository-copy.ts';

const REMOTE = 'mfe-tiny';
const LIMITS = 'export const LIMIT = 11;\nexport const UNIT = "kg";\nexport const OPEN = true;\n';

const REMOTE_SOURCES: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "@aangan/mfe-tiny", "version": "0.3.0", "type": "module" }',
  'remote.config.ts': `export default { name: '${REMOTE}', contract: '^1', pages: { tiny: { paths: ['/tiny'], module: './src/tiny.page.tsx' } } };`,
  'src/limits.ts': LIMITS,
  'src/passed-on.ts': "export * from './limits.ts';\nglobalThis.name = 'a side effect';",
  'src/later.ts': "import { LIMIT } from './limits.ts';\nexport const later = () => LIMIT * 2;",
  'src/tiny.module.css': '.page { color: red; }',
  'src/tiny.page.tsx': `import { LIMIT, OPEN, UNIT } from './passed-on.ts';
import styles from './tiny.module.css';
export function Component() {
  const more = () => import('./later.ts').then(({ later }) => alert(later()));
  return <button className={styles.page} onClick={more}>{OPEN ? LIMIT : UNIT}</button>;
}`,
};

/** Entry points of the shell's builds. */
const SHELL_ENTRIES = [
  'src/browser/main.tsx',
  'src/webview/main.tsx',
  'src/render/server-half.tsx',
  'src/offline/worker/service-worker.ts',
  'src/offline/worker/removal-worker.ts',
] as const;

/** Digests of the files in a package's `dist`. */
type BuiltFiles = Readonly<Record<string, string>>;

/** The build commands of the repository with a remote and a shell of a few lines: a build takes a second or two. */
export interface TinyBuilds {
  readonly copy: RepositoryCopy;
  /** Folder of the remote, relative to the copy. */
  readonly remote: string;
  /** Replaces text in a file of the copy. @throws Error when the file does not have it */
  edit(file: string, from: string, to: string): void;
  /** Deletes the caches of earlier builds. */
  forget(): void;
  built(folder: string): BuiltFiles;
}

/** @param folder empty, outside the repository */
export function tinyBuilds(folder: string): TinyBuilds {
  const copy = copyRepository(folder);
  for (const [name, text] of Object.entries(REMOTE_SOURCES)) write(path.join(folder, REMOTE, name), text);
  write(path.join(folder, 'shell/src/limits.ts'), LIMITS);
  for (const entry of SHELL_ENTRIES) {
    const limits = path.relative(path.dirname(entry), 'src/limits.ts');
    write(
      path.join(folder, 'shell', entry),
      `import { LIMIT, OPEN, UNIT } from '${limits}';\nconsole.log(OPEN ? LIMIT : UNIT);`,
    );
  }
  return {
    copy,
    remote: REMOTE,
    edit(file, from, to) {
      const before = readFileSync(path.join(folder, file), 'utf8');
      if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
      write(path.join(folder, file), before.replace(from, to));
    },
    forget: () => rmSync(path.join(folder, '.data'), { recursive: true, force: true }),
    built: (name) => filesBelow(path.join(folder, name, 'dist')),
  };
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function filesBelow(folder: string): BuiltFiles {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .sort()
      // The build time is in no digest.
      .map((file) => [path.relative(folder, file), digest(readFileSync(file, 'utf8').replace(/"builtAt": ".*"/, ''))]),
  );
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
