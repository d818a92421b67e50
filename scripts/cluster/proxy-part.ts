import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type SiteSettings, StartError } from '../site/site-settings.ts';
import type { Part, RunningPart } from '../site/supervise.ts';
import type { ClusterPorts } from './cluster-ports.ts';
import { proxyConfiguration } from './proxy-configuration.ts';
import { proxyProcess } from './proxy-states.ts';

const LOOK_AGAIN_MS = 20;

/** ms for an answer of the proxy itself, whatever it is. */
const ANSWER_MS = 5_000;

/** ms for a new process to take over. */
const RELOADED_WITHIN_MS = 10_000;

/** ms for requests that are under way when it stops. */
const STOP_WITHIN_MS = 10_000;

/** @throws StartError that says how to install it */
export function checkProxy(): void {
  if (spawnSync('haproxy', ['-v']).status === 0) return;
  throw new StartError(
    'The cluster needs HAProxy: install it (apt-get install haproxy, brew install haproxy) and start again.',
  );
}

/** The proxy in front of shells and APIs, as a part. */
export function proxyPart(settings: SiteSettings, ports: ClusterPorts): Part {
  return {
    name: 'proxy',
    async start(signal) {
      const proxy = startProxy(settings, ports);
      const ended = proxy.ended.then((how) => {
        throw new Error(how);
      });
      const answers = async () => {
        while (!(await proxy.responds(ANSWER_MS))) await pause(LOOK_AGAIN_MS, undefined, { signal });
      };
      try {
        await Promise.race([answers(), ended]);
        return proxy;
      } catch (error) {
        proxy.kill();
        throw error;
      }
    },
  };
}

function startProxy(settings: SiteSettings, ports: ClusterPorts): RunningPart {
  const folder = path.join(settings.dataFolder, 'cluster');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'haproxy.cfg');
  const configure = () => writeFileSync(file, proxyConfiguration(settings, ports));
  configure();
  const log = openSync(path.join(settings.dataFolder, 'logs/proxy.log'), 'a');
  // A master whose worker can be replaced, in the foreground, and in a group of its own: Ctrl-C reaches it through this
  // process, in the right order. The worker ends with its master.
  const child = spawn('haproxy', ['-W', '-db', '-f', file], { stdio: ['ignore', log, log], detached: true });
  closeSync(log);
  const exited = once(child, 'exit').then(([code, by]) => (by ? `ended by ${by}` : `ended with exit code ${code}`));
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  return {
    ended: exited.finally(() => process.off('exit', kill)),
    responds: (withinMs) =>
      fetch(`http://127.0.0.1:${settings.apiPort}/livez`, { signal: AbortSignal.timeout(withinMs) }).then(
        async ({ body }) => {
          await body?.cancel();
          return true;
        },
        () => false,
      ),
    async stop() {
      // Lets requests end that are under way.
      child.kill('SIGUSR1');
      const late = setTimeout(kill, STOP_WITHIN_MS);
      await exited;
      clearTimeout(late);
    },
    kill,
    async reload() {
      configure();
      const before = await proxyProcess(ports.status);
      child.kill('SIGUSR2');
      const deadline = performance.now() + RELOADED_WITHIN_MS;
      // Right after the change the addresses may belong to either.
      while ((await proxyProcess(ports.status).catch(() => before)) === before) {
        if (performance.now() > deadline) throw new Error(`The proxy did not reload: see logs/proxy.log`);
        await pause(LOOK_AGAIN_MS);
      }
    },
  };
}
