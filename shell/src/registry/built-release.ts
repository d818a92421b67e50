import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@aangan/shared-kit/build/release';
import { describeFiles } from '@aangan/shared-kit/build/release-files';
import { z } from 'zod';
import { refuse } from './refusal.ts';
import { readReleaseDocument } from './release-document.ts';

/** A build folder and what it contains. */
export interface BuiltRelease {
  readonly folder: string;
  readonly release: Release;
  /** All files of the folder, also those that the release does not name. */
  readonly files: Release['files'];
}

/**
 * Reads a build's folder, `dist`.
 * @throws RegistryRefusal when it has no release document
 */
export async function readBuiltRelease(folder: string): Promise<BuiltRelease> {
  const release = await readDocument(path.join(folder, 'release.json'));
  const { 'release.json': _document, ...files } = await describeFiles(folder);
  return { folder, release, files };
}

async function readDocument(file: string): Promise<Release> {
  try {
    return readReleaseDocument(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : error;
    return refuse('REG-001', `${file}: ${why}`);
  }
}
