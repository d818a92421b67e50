import { refuseDemo } from '@aangan/shared-kit/domain/demo-mode';
import { MODULES } from '../src/modules.ts';
import { reportRefusal } from '../src/report-refusal.ts';
import { startApi } from '../src/start-api.ts';

/** The worker of a production build: does the jobs that APIs with JOBS=off have sent. */
await reportRefusal('The worker', false, async () => {
  refuseDemo(process.env);
  await startApi({ env: process.env, modules: MODULES, serves: 'jobs' });
});
