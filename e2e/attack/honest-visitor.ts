import { request } from 'node:http';
import { performance } from 'node:perf_hooks';

/** An address of this machine that no attacker has. */
const ADDRESS = '127.0.0.9';

/** What a visitor saw in a while. */
export interface Visited {
  /** ms of each answer, with the opening of its connection. */
  readonly times: readonly number[];
  /** Every answer that was not 200, and every broken connection. */
  readonly errors: readonly string[];
}

/** Opens the paths in turn, each on a connection of its own, for a time in ms. */
export async function visit(port: number, paths: readonly string[], ms: number): Promise<Visited> {
  const times: number[] = [];
  const errors: string[] = [];
  const end = performance.now() + ms;
  while (performance.now() < end) {
    for (const path of paths) {
      const began = performance.now();
      const status = await ask(port, path).catch((error: Error) => error.message);
      times.push(performance.now() - began);
      if (status !== 200) errors.push(`${path}: ${status}`);
    }
  }
  return { times, errors };
}

function ask(port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, host: '127.0.0.1', localAddress: ADDRESS, agent: false }, (answer) => {
      answer.resume().once('error', reject);
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', reject).end();
  });
}

/** The value that 95 of 100 do not exceed. */
export function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;
}
