import { setTimeout as pause } from 'node:timers/promises';

/** How a page was answered: its status, or why there was none. */
export interface WatchedAnswer {
  readonly path: string;
  readonly status: number | 'no answer';
  readonly headers: Headers;
  readonly body: string;
  /** ms until the whole document was read. */
  readonly ms: number;
}

const BETWEEN_MS = 100;

/** Asks for a page as a visitor with these cookies would. */
export async function askFor(site: string, path: string, cookie = ''): Promise<WatchedAnswer> {
  const began = performance.now();
  const ms = () => performance.now() - began;
  try {
    const response = await fetch(`${site}${path}`, { headers: { cookie }, redirect: 'manual' });
    const body = await response.text();
    return { path, status: response.status, headers: response.headers, body, ms: ms() };
  } catch {
    return { path, status: 'no answer', headers: new Headers(), body: '', ms: ms() };
  }
}

/**
 * Asks for all pages again and again until each answers 200 twice in a row, or the time is over.
 * @returns every answer, and the ms until the last one that was not 200
 */
export async function untilWhole(
  site: string,
  paths: readonly string[],
  withinMs: number,
): Promise<{ readonly answers: readonly WatchedAnswer[]; readonly brokenMs: number }> {
  const began = performance.now();
  const answers: WatchedAnswer[] = [];
  let brokenMs = 0;
  let whole = 0;
  while (whole < 2 && performance.now() - began < withinMs) {
    const round = await Promise.all(paths.map((path) => askFor(site, path)));
    answers.push(...round);
    if (round.every(({ status }) => status === 200)) whole += 1;
    else {
      whole = 0;
      brokenMs = performance.now() - began;
    }
    await pause(BETWEEN_MS);
  }
  return { answers, brokenMs: whole < 2 ? withinMs : brokenMs };
}
