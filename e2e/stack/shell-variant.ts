import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeFolders, releaseDigest } from '@aangan/shared-kit/build/release-files';
import { SHELL_FOLDERS, type ShellFiles } from '../../shell/src/registry/shell-files.ts';

/** First words of the shell's footer. */
export const FOOTER = 'Owners and home seekers meet here';

/**
 * Another version of the shell, as if somebody had changed the first words of its footer and built it.
 * @param dist folder of a build: `shell/dist`
 * @param to folder to create
 * @param words the new ones; those of the server half too, unless others are given
 * @returns its version
 */
export async function shellVariant(dist: string, to: string, words: string, onServer = words): Promise<string> {
  for (const folder of Object.values(SHELL_FOLDERS)) {
    await cp(path.join(dist, folder), path.join(to, folder), { recursive: true });
  }
  await replaceIn(path.join(to, 'browser/main.js'), words);
  await replaceIn(path.join(to, 'server/main.cjs'), onServer);
  const file = path.join(to, 'browser/shell.json');
  const { version: built, ...described }: ShellFiles = JSON.parse(await readFile(file, 'utf8'));
  const { 'shell.json': _itself, ...files } = await describeFolders(to, SHELL_FOLDERS);
  const integrity = Object.fromEntries(
    Object.keys(described.integrity).map((name) => [name, files[name]?.integrity ?? '']),
  );
  const facts = { ...described, integrity, files };
  const [packageVersion] = built.split('-');
  const version = `${packageVersion}-${releaseDigest(facts)}`;
  await writeFile(file, JSON.stringify({ version, ...facts }));
  return version;
}

async function replaceIn(file: string, words: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(FOOTER)) throw new Error(`${file} does not have the words of the footer`);
  await writeFile(file, text.replaceAll(FOOTER, words));
}
