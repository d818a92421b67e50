import { execFileSync } from 'node:child_process';

/** A process that `npm start` has started, and the name of its part in the progress lines. */
export const PARTS = {
  database: /bin\/postgres -D /,
  api: /api\/dist\/main\.js/,
  assets: /shell\/src\/assets\/main\.ts/,
  shell: /shell\/src\/server\/main\.ts/,
} as const;

export type PartName = keyof typeof PARTS;

/** Process id of a part of the site that the given process started. @throws Error when it does not run */
export function processOf(part: PartName, start: number): number {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,command='], { encoding: 'utf8' }).split('\n');
  for (const line of lines) {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (Number(parent) === start && PARTS[part].test(command)) return Number(pid);
  }
  throw new Error(`The part ${part} does not run`);
}
