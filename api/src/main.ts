import { join } from 'node:path';
import { isDemo } from '@aangan/shared-kit/domain/demo-mode';
import { startPostgres } from './foundation/database/public.ts';
import type { ApiModule } from './foundation/module/public.ts';
import { MODULES } from './modules.ts';
import { reportRefusal } from './report-refusal.ts';
import { startApi } from './start-api.ts';

/** The modules of the product, with AANGAN_DEMO=1 also of its demonstration. Production builds start elsewhere. */
async function modulesOf(env: NodeJS.ProcessEnv): Promise<readonly ApiModule[]> {
  if (!isDemo(env)) return MODULES;
  const { DEMO_MODULES } = await import('../demo/modules.ts');
  return [...MODULES, ...DEMO_MODULES];
}

await reportRefusal('The API', true, async () => {
  const env = process.env;
  const startDatabase = () => startPostgres({ folder: join(env.DATA_DIR ?? '.data', 'postgres') });
  await startApi({ env, modules: await modulesOf(env), serves: 'calls', startDatabase });
});
