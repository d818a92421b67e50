import { Agent, get } from 'node:http';

/**
 * Requests an address at a fixed rate, without waiting for earlier responses.
 * @returns ms of each response
 */
export async function ratedLoad(url: string, perSecond: number, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const started = performance.now();
  const times: Promise<number>[] = [];
  try {
    for (let sent = 0; sent < perSecond * seconds; sent++) {
      const wait = started + (sent * 1000) / perSecond - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      times.push(timeOf(agent, url));
    }
    return await Promise.all(times);
  } finally {
    agent.destroy();
  }
}

function timeOf(agent: Agent, url: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.once('error', reject);
      answer.once('end', () => resolve(performance.now() - started));
      answer.resume();
    }).once('error', reject);
  });
}
