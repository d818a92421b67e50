import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Stores the input digest of the last run of a step, so that the step is skipped for the same input. */
export interface Stamps {
  read(work: string): string | undefined;
  write(work: string, value: string): void;
}

/** Stamps as small files in a folder. */
export function stampsIn(folder: string): Stamps {
  const file = (work: string) => path.join(folder, work);
  return {
    read: (work) => (existsSync(file(work)) ? readFileSync(file(work), 'utf8') : undefined),
    write(work, value) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file(work), value);
    },
  };
}
