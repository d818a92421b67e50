import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Child, startChild } from '../site/child.ts';
import { ROOT } from '../site/remotes.ts';
import { type SiteSettings, StartError } from '../site/site-settings.ts';
import type { ClusterPorts } from './cluster-ports.ts';
import { proxyConfiguration } from './proxy-configuration.ts';

/** @throws StartError that says how to install it */
export function checkProxy(): void {
  if (spawnSync('haproxy', ['-v']).status === 0) return;
  throw new StartError(
    'The cluster needs HAProxy: install it (apt-get install haproxy, brew install haproxy) and start again.',
  );
}

/** Starts the proxy in front of shells and APIs. */
export function startProxy(settings: SiteSettings, ports: ClusterPorts): Child {
  const folder = path.join(settings.dataFolder, 'cluster');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, proxyConfiguration(settings, ports));
  return startChild({
    name: 'proxy',
    script: path.join(import.meta.dirname, 'proxy-process.ts'),
    args: [file],
    cwd: ROOT,
    logFile: path.join(settings.dataFolder, 'logs/proxy.log'),
  });
}
