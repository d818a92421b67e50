import { progressLines } from './site/progress.ts';
import { ROOT } from './site/remotes.ts';
import { requireSettings } from './site/required-settings.ts';
import { startSite } from './site/site.ts';
import { siteSettings } from './site/site-settings.ts';
import { staffTokenFile } from './site/staff-token.ts';
import { stopSignals } from './site/stop-signals.ts';

/**
 * `npm start`: starts the whole site, prints its address, starts a part again that ends, and stops all on Ctrl-C. PORT, ASSET_PORT, API_PORT,
 * DATA_DIR, DATABASE_URL and LISTINGS change the ports, the folder and the data.
 */
async function main(): Promise<void> {
  const signals = stopSignals();
  const progress = progressLines(console.log, () => performance.now());
  try {
    const settings = siteSettings(process.env, ROOT);
    requireSettings(process.env, settings);
    const site = await startSite(settings, progress, signals.first);
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

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Node ${process.versions.node} is too old for the platform: run it with npm start, which brings its own.`,
  );
  process.exit(1);
}
await main();
// Everything of ours has ended; a library's idle timer must not block the exit.
process.exit();
