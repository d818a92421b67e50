import { rollCluster } from './cluster/roll-cluster.ts';
import { startCluster } from './cluster/start-cluster.ts';
import { runSite } from './site/run-site.ts';

/**
 * `npm run cluster`: starts the site as several machines run it, on this one, behind a proxy. `npm run cluster -- --roll`
 * brings a running one to the version of this checkout, without an interruption.
 */
if (process.argv.includes('--roll')) await rollCluster();
await runSite(startCluster);
