import { runSite } from './site/run-site.ts';
import { startSite } from './site/site.ts';

/** `npm start`: starts the whole site, and starts a part again that ends. */
await runSite(startSite);
