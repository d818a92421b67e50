import { closeSync, fstatSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';

/** Bytes of a log file; the next line begins a new one. */
export const LOG_BYTES = 10_000_000;

/** Earlier files: `shell.log.1` is the youngest. */
export const LOGS_KEPT = 4;

interface RotatingLog {
  write(line: string): void;
  close(): void;
}

/**
 * Appends lines to a file that stays small: a full one is renamed, and the oldest one is deleted. Each process of the
 * site has a file of its own. When the disk is full, lines are lost and the site goes on.
 */
export function rotatingLog(file: string, bytes = LOG_BYTES): RotatingLog {
  let open: number | undefined = openSync(file, 'a');
  let size = fstatSync(open).size;

  function rotate(): void {
    if (open !== undefined) closeSync(open);
    open = undefined;
    rotateLogs(file);
    open = openSync(file, 'a');
    size = 0;
  }

  return {
    write(line) {
      const text = Buffer.from(`${line}\n`);
      try {
        if (size > 0 && size + text.length > bytes) rotate();
        open ??= openSync(file, 'a');
        writeSync(open, text);
        size += text.length;
      } catch {
        // There is no other place to say so.
      }
    },
    close() {
      if (open !== undefined) closeSync(open);
      open = undefined;
    },
  };
}

/** Renames a log and its earlier files, `shell.log` to `shell.log.1`, and deletes the oldest. */
function rotateLogs(file: string): void {
  rmSync(`${file}.${LOGS_KEPT}`, { force: true });
  for (let number = LOGS_KEPT; number > 0; number--) {
    const younger = number === 1 ? file : `${file}.${number - 1}`;
    try {
      renameSync(younger, `${file}.${number}`);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}
