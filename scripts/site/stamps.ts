import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Remembers what a piece of work was last done for, so that it is not done again for the same. */
interface Stamps {
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
