import { chown, copyFile, lstat, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies a folder with the modes and owners of its files. What disappears meanwhile is left out, as PostgreSQL asks of
 * copies of a running server.
 * @param skip whether a file or a folder is left out, by its path below `from`
 */
export async function copyTree(from: string, to: string, skip: (name: string) => boolean = () => false): Promise<void> {
  const { uid, gid, mode } = await lstat(from);
  await mkdir(to, { recursive: true, mode });
  await keepOwner(to, uid, gid);
  await copyInside(from, to, '', skip);
}

/** Writes a file that belongs to the owner of its folder. */
export async function writeAsOwner(folder: string, name: string, text: string): Promise<void> {
  const file = path.join(folder, name);
  await writeFile(file, text, { mode: 0o600 });
  const { uid, gid } = await lstat(folder);
  await keepOwner(file, uid, gid);
}

async function copyInside(from: string, to: string, below: string, skip: (name: string) => boolean): Promise<void> {
  for (const entry of (await unlessGone(readdir(path.join(from, below), { withFileTypes: true }))) ?? []) {
    const name = path.join(below, entry.name);
    if (skip(name)) continue;
    const source = path.join(from, name);
    const target = path.join(to, name);
    const facts = await unlessGone(lstat(source));
    if (!facts) continue;
    if (entry.isDirectory()) await mkdir(target, { mode: facts.mode });
    else await unlessGone(copyFile(source, target));
    await unlessGone(keepOwner(target, facts.uid, facts.gid));
    if (entry.isDirectory()) await copyInside(from, to, name, skip);
  }
}

/** Only root may give files away; for all others the copies are their own, as the files were. */
async function keepOwner(file: string, uid: number, gid: number): Promise<void> {
  if (process.getuid?.() === 0) await chown(file, uid, gid);
}

async function unlessGone<Result>(asked: Promise<Result>): Promise<Result | undefined> {
  try {
    return await asked;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
