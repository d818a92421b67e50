import { stringify } from 'yaml';
import { DASHBOARDS, grafanaJson } from './dashboards.ts';
import { prometheusRules } from './rules.ts';

const MADE = '# Written by `npm run observability` from scripts/observability/: change it there.\n';

/** What `deploy/observability/` contains besides the settings of Prometheus: file names and their text. */
export function observabilityFiles(): Readonly<Record<string, string>> {
  return {
    'aangan.rules.yml': `${MADE}${stringify(prometheusRules(), { lineWidth: 0 })}`,
    ...Object.fromEntries(
      DASHBOARDS.map((dashboard) => [`${dashboard.uid}.json`, `${JSON.stringify(grafanaJson(dashboard), null, 2)}\n`]),
    ),
  };
}
