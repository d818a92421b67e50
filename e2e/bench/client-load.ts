import { Agent, get } from 'node:http';

/**
 * Each of several concurrent clients requests the paths in sequence.
 * @returns ms of each response, in the order of the paths
 */
export async function loadOf(url: string, paths: readonly string[], clients: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times = new Array<number>(paths.length).fill(0);
  let next = 0;
  const client = async (): Promise<void> => {
    for (let at = next++; at < paths.length; at = next++) times[at] = await timeOf(agent, url + (paths[at] ?? ''));
  };
  try {
    await Promise.all(Array.from({ length: clients }, client));
  } finally {
    agent.destroy();
  }
  return times;
}

function timeOf(agent: Agent, url: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.once('error', reject);
      answer.once('end', () =>
        answer.statusCode === 200
          ? resolve(performance.now() - started)
          : reject(new Error(`${answer.statusCode} for ${url}`)),
      );
      answer.resume();
    }).once('error', reject);
  });
}

/** The quantile of the values. @param share 0 to 1 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
