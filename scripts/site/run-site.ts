import { type Progress, progressLines } from './progress.ts';
import { ROOT } from './remotes.ts';
import { requireSettings } from './required-settings.ts';
import type { Site } from './site.ts';
import { type SiteSettings, siteSettings } from './site-settings.ts';
import { staffTokenFile } from './staff-token.ts';
import { stopSignals } from './stop-signals.ts';

/** Starts a site as `startSite` does. */
type StartSite = (settings: SiteSettings, progress: Progress, signal: AbortSignal) => Promise<Site>;

/**
 * Starts a whole site, prints its address, and stops all of it on Ctrl-C. PORT, ASSET_PORT, API_PORT, DATA_DIR,
 * DATABASE_URL and LISTINGS change the ports, the folder and the data. Ends the process.
 */
export async function runSite(start: StartSite): Promise<never> {
  if (Number(process.versions.node.split('.')[0]) < 24) {
    console.error(
      `Node ${process.versions.node} is too old for the platform: run it with npm start, which brings its own.`,
    );
    process.exit(1);
  }
  await untilStopped(start);
  // Everything of ours has ended; a library's idle timer must not block the exit.
  process.exit();
}

async function untilStopped(start: StartSite): Promise<void> {
  const signals = stopSignals();
  const progress = progressLines(console.log, () => performance.now());
  try {
    const settings = siteSettings(process.env, ROOT);
    requireSettings(process.env, settings);
    const site = await start(settings, progress, signals.first);
    signals.onSecond(() => site.kill());
    progress.say('ready', `all parts answer; logs are in ${settings.dataFolder}/logs`);
    if (settings.demo) {
      progress.say('messages', `codes and mails are at ${site.address}/api/dev/outbox unless a provider is configured`);
    }
    if (settings.demo && process.env.STAFF_TOKEN === undefined) {
      progress.say('staff', `${site.address}/staff/releases, token in ${staffTokenFile(settings.dataFolder)}`);
    }
    console.log(`\nAangan is ready: ${site.address}\n`);
    await signals.asked;
    progress.say('stopping', 'finishing what is in flight');
    await site.stop();
    progress.say('stopped', 'all data is safe');
  } catch (error) {
    if (signals.first.aborted) {
      progress.say('stopped', 'before the site was up');
      return;
    }
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
