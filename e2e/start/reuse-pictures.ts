import { cpSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { TEST_DATA } from '../stack/test-settings.ts';

/** Reuses the pictures of the tests' own site in another data folder, whose next starts then need not render them. */
export function reusePictures(folder: string): void {
  rmSync(path.join(folder, 'pictures'), { recursive: true, force: true });
  symlinkSync(path.join(TEST_DATA, 'pictures'), path.join(folder, 'pictures'));
  cpSync(path.join(TEST_DATA, 'stamps/pictures'), path.join(folder, 'stamps/pictures'));
}
