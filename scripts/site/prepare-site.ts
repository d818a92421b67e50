import path from 'node:path';
import { buildPackages } from './build-packages.ts';
import { fillDatabase, openSiteDatabase, type RunningDatabase } from './prepare-database.ts';
import { preparePictures } from './prepare-pictures.ts';
import type { Progress } from './progress.ts';
import { publishedBuilds, publishPackages, siteRegistry } from './publish-packages.ts';
import type { SiteSettings } from './site-settings.ts';

/**
 * Makes all that the servers of a site need: a filled database, pictures, and published releases. One step's failure
 * cancels the others. All have ended before the failure is thrown.
 * @param undo gets what stops that which was started
 */
export async function prepareSite(
  settings: SiteSettings,
  progress: Progress,
  signal: AbortSignal,
  undo: (() => unknown)[],
): Promise<RunningDatabase> {
  const siblings = new AbortController();
  const both = AbortSignal.any([signal, siblings.signal]);
  const database = async () => {
    const opened = await openSiteDatabase(settings, progress);
    undo.push(() => opened.stop());
    both.throwIfAborted();
    await fillDatabase(opened, settings, progress, both);
    return opened;
  };
  const releases = async () => {
    const built = await buildPackages(path.join(settings.dataFolder, 'logs'), progress, both);
    // A bucket belongs to a team, so a checkout does not decide what is live in it.
    if (process.env.REGISTRY_URL) return;
    const { dataFolder } = settings;
    await publishPackages(siteRegistry(dataFolder), built, publishedBuilds(dataFolder), progress);
  };
  const steps = [database(), preparePictures(settings.dataFolder, progress, both), releases()] as const;
  let failure: { error: unknown } | undefined;
  const cancel = (error: unknown) => {
    failure ??= { error };
    siblings.abort(error);
  };
  await Promise.allSettled(steps.map((step) => step.catch(cancel)));
  if (failure) throw failure.error;
  return steps[0];
}
