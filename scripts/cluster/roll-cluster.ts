import path from 'node:path';
import { joinPostgres } from '../../api/src/foundation/database/public.ts';
import { migrateModules } from '../../api/src/migrate-modules.ts';
import { buildPackages } from '../site/build-packages.ts';
import { postgresFolder } from '../site/prepare-database.ts';
import { type Progress, progressLines } from '../site/progress.ts';
import { publishedBuilds, publishPackages, siteRegistry } from '../site/publish-packages.ts';
import { ROOT } from '../site/remotes.ts';
import { type SiteSettings, StartError, siteSettings } from '../site/site-settings.ts';
import { stopSignals } from '../site/stop-signals.ts';
import { answersRolls, requestRoll } from './roll-requests.ts';

/**
 * Brings the running cluster of DATA_DIR to the version of this checkout: builds it, migrates the database, lets the
 * cluster replace its parts, and publishes the builds. Ends the process.
 */
export async function rollCluster(): Promise<never> {
  const progress = progressLines(console.log, () => performance.now());
  try {
    await deploy(siteSettings(process.env, ROOT), progress, stopSignals().first);
    progress.say('ready', 'every part was replaced');
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
  process.exit();
}

async function deploy(settings: SiteSettings, progress: Progress, signal: AbortSignal): Promise<void> {
  const { dataFolder } = settings;
  const answers = () => answersRolls(dataFolder);
  if (!answers()) {
    throw new StartError(`No cluster runs on ${dataFolder}: start it with npm run cluster, or set its DATA_DIR.`);
  }
  const built = await buildPackages(path.join(dataFolder, 'logs'), progress, signal);
  progress.say('database', 'migrating');
  const { url } = await joinPostgres({ folder: postgresFolder(settings) });
  await migrateModules(url);
  progress.say('cluster', 'replaces its parts, one at a time');
  await requestRoll(dataFolder, ROOT, answers, signal);
  if (process.env.REGISTRY_URL) return;
  await publishPackages(siteRegistry(dataFolder), built, publishedBuilds(dataFolder), progress);
}
