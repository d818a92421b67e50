import { startCluster } from './cluster/start-cluster.ts';
import { runSite } from './site/run-site.ts';

/** `npm run cluster`: starts the site as several machines run it, on this one, behind a proxy. */
await runSite(startCluster);
