import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { ROOT } from '../site/remotes.ts';
import { type ClusterPorts, metricsPort } from './cluster-ports.ts';

/** What a cluster reads of the settings of Prometheus. */
interface PrometheusSettings {
  readonly rule_files: readonly string[];
  readonly scrape_configs: readonly { readonly job_name: string }[];
}

const SETTINGS = path.join(ROOT, 'deploy/observability');

/** The deployment's settings of Prometheus, with the rules where they are and the parts of a cluster as targets. */
export function clusterPrometheus(ports: ClusterPorts): string {
  const settings: PrometheusSettings = parse(readFileSync(path.join(SETTINGS, 'prometheus.yml'), 'utf8'));
  const targets = targetsOf(ports);
  const jobs = new Map(settings.scrape_configs.map((job) => [job.job_name, job]));
  return stringify({
    ...settings,
    rule_files: settings.rule_files.map((file) => path.join(SETTINGS, file)),
    scrape_configs: Object.entries(targets).map(([name, of]) => ({
      ...jobs.get(name),
      job_name: name,
      static_configs: [{ targets: of.map((port) => `127.0.0.1:${port}`) }],
    })),
  });
}

/** Writes them to `<DATA_DIR>/cluster/prometheus.yml`. */
export function writeClusterPrometheus(dataFolder: string, ports: ClusterPorts): void {
  const folder = path.join(dataFolder, 'cluster');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'prometheus.yml'), clusterPrometheus(ports));
}

/** Ports of metrics by job. */
function targetsOf(ports: ClusterPorts): Readonly<Record<string, readonly number[]>> {
  return {
    'aangan-shell': ports.shells.map(metricsPort),
    'aangan-api': ports.apis.map(metricsPort),
    'aangan-worker': [metricsPort(ports.worker)],
    'aangan-assets': ports.assets.map(metricsPort),
    'aangan-proxy': [ports.status],
    'aangan-synthetic': [ports.synthetic],
  };
}
