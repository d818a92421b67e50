import type { ProxyStates } from './roll-order.ts';

/** ms for the proxy's answer about itself. */
const ANSWER_MS = 2_000;

/** @param port on which the proxy answers about itself */
export async function proxyStates(port: number): Promise<ProxyStates> {
  return statesOf(await asked(port, '/servers;csv'));
}

/** Id of the process that takes connections now. */
export async function proxyProcess(port: number): Promise<number> {
  return Number(await asked(port, '/process'));
}

/**
 * Reads the statistics of HAProxy. A server counts as up as long as it gets requests: `UP`, `UP 1/2`. One that is in two
 * backends, by connections and by city, is up if it is in both.
 */
export function statesOf(csv: string): ProxyStates {
  const [head = '', ...lines] = csv.trim().split('\n');
  const columns = head.replace(/^# /, '').split(',');
  const rows = lines.map((line) => {
    const values = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? '']));
  });
  const servers = rows.filter(({ svname = '' }) => /-\d+$/.test(svname));
  const away = new Set(servers.filter(({ status = '' }) => !status.startsWith('UP')).map(({ svname }) => svname));
  return new Map(servers.map(({ svname = '' }) => [svname, away.has(svname) ? 'down' : 'up']));
}

async function asked(port: number, address: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, { signal: AbortSignal.timeout(ANSWER_MS) });
  return answer.text();
}
