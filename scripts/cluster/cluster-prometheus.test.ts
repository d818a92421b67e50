import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../site/remotes.ts';
import { clusterPorts } from './cluster-ports.ts';
import { clusterPrometheus } from './cluster-prometheus.ts';

describe('the settings of Prometheus for a cluster', () => {
  const settings = parse(clusterPrometheus(clusterPorts({ port: 4000 })));
  const jobs: { job_name: string; static_configs: [{ targets: string[] }] }[] = settings.scrape_configs;

  it('have every job of the deployment, and the proxy', () => {
    const deployed = parse(readFileSync(path.join(ROOT, 'deploy/observability/prometheus.yml'), 'utf8'));
    const names = deployed.scrape_configs.map(({ job_name }: { job_name: string }) => job_name);
    expect(jobs.map((job) => job.job_name).sort()).toEqual([...names, 'aangan-proxy'].sort());
  });

  it('name every part at a port of its own, and rules that exist', () => {
    const targets = jobs.flatMap(({ static_configs: [{ targets }] }) => targets);
    expect(targets).toEqual(expect.arrayContaining(['127.0.0.1:4040', '127.0.0.1:4052', '127.0.0.1:4059']));
    expect(new Set(targets).size).toBe(targets.length);
    expect(settings.rule_files.filter((file: string) => !existsSync(file))).toEqual([]);
  });
});
