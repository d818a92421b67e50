import { refuseDemo } from '@aangan/shared-kit/domain/demo-mode';
import { MODULES } from '../src/modules.ts';
import { reportRefusal } from '../src/report-refusal.ts';
import { startApi } from '../src/start-api.ts';

/** The API of a production build: without the demonstration, and without a PostgreSQL of its own. */
await reportRefusal('The API', false, async () => {
  refuseDemo(process.env);
  await startApi({ env: process.env, modules: MODULES, serves: 'calls' });
});
