import { defineModule } from '../../src/foundation/module/public.ts';
import { sandboxSigningPages } from './sandbox-signing.routes.ts';
import * as tables from './sandbox-signing.tables.ts';
import { openSandboxSigning } from './sandbox-signing.ts';

/** A provider of e-stamps and signatures for trying out a site: what it signs is worth nothing. */
export const sandboxSigningModule = defineModule({
  name: 'demo/sandbox-signing',
  tables,
  routes: ({ app, database, jobs, settings }) => {
    if (settings.signing === openSandboxSigning) sandboxSigningPages(app, { database, jobs, now: settings.now });
  },
  // A configured provider is used in the demonstration, too.
  settings: ({ DIGIO_CLIENT_ID }) => (DIGIO_CLIENT_ID ? {} : { signing: openSandboxSigning }),
});
