import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StubAnswers } from './stub-api.ts';

/** The file in which a squad writes answers of the API: it exports `answers`. */
const FILE = 'stub-api.ts';

/** The answers of a remote's repository, as they are now; none without the file. */
export async function ownAnswers(folder: string): Promise<StubAnswers> {
  const file = path.join(folder, FILE);
  if (!existsSync(file)) return {};
  // The address contains the time of the last change, so that a running API sees it.
  const module: { answers?: StubAnswers } = await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`);
  return module.answers ?? {};
}
