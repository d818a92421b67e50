import { withBenchSite } from './bench-site.ts';
import type { BenchTable } from './bench-table.ts';
import { benchChat } from './chat.ts';
import { benchChatSoak } from './chat-soak.ts';
import { benchChatTyping } from './chat-typing.ts';
import { benchCluster, benchCrashes } from './cluster.ts';
import { benchFederation } from './federation.ts';
import { benchInteraction } from './interaction.ts';
import { benchKilledPayouts } from './killed-payouts.ts';
import { benchKilledTopUps } from './killed-top-ups.ts';
import { benchLive } from './live.ts';
import { benchPasswordLogins } from './password-logins.ts';
import { benchKilledTyping } from './posting/killed-typing.ts';
import { benchPosting } from './posting/posting.ts';
import { benchPostingPresses } from './posting/posting-presses.ts';
import { benchProjects } from './projects.ts';
import { benchReleases } from './releases/releases.ts';
import { benchRentEstimates } from './rent-estimates.ts';
import { benchRolling } from './rolling.ts';
import { benchSearchApi } from './search-api.ts';
import { benchSearchScale } from './search-scale.ts';
import { benchServerRendering } from './server-rendering.ts';
import { benchServiceWorker } from './service-worker.ts';
import { benchSmartSearch } from './smart-search.ts';
import { benchSmartTyping } from './smart-typing.ts';
import { benchSmartUnderstanding } from './smart-understanding.ts';

/** Every benchmark by name. The argument is the number of runs behind each median ratio. */
export const BENCHMARKS = {
  'server-rendering': async () => withBenchSite(async (site) => [await benchServerRendering(site)]),
  federation: async (runs) =>
    withBenchSite(async (site) => [
      await benchFederation(site, '/', runs),
      await benchFederation(site, '/flats-for-rent-in-bangalore', runs),
    ]),
  releases: async (runs) => withBenchSite(async (site) => [await benchReleases(site, runs)]),
  cluster: async (runs) => [await benchCluster(runs)],
  crashes: async () => [await benchCrashes()],
  rolling: async (runs) => [await benchRolling(runs)],
  'service-worker': async (runs) =>
    withBenchSite(async (site) => [
      await benchServiceWorker(site, '/', runs),
      await benchServiceWorker(site, '/flats-for-rent-in-bangalore', runs),
    ]),
  interaction: async (runs) => withBenchSite(async (site) => [await benchInteraction(site, runs)]),
  'smart-search': async () => [await benchSmartSearch()],
  'smart-typing': async (runs) => withBenchSite(async (site) => [await benchSmartTyping(site, runs)]),
  'search-api': async () => [await benchSearchApi()],
  'search-scale': async () => [await benchSearchScale()],
  projects: async () => [await benchProjects()],
  'rent-estimates': async () => [await benchRentEstimates()],
  live: async (runs) => [await benchLive(runs)],
  chat: async () => [await benchChat()],
  'chat-soak': async () => [await benchChatSoak()],
  'chat-typing': async (runs) => withBenchSite(async (site) => [await benchChatTyping(site, runs)]),
  'killed-top-ups': async () => [await benchKilledTopUps()],
  'killed-payouts': async () => [await benchKilledPayouts()],
  posting: async () => [await benchPosting()],
  'posting-presses': async (runs) => withBenchSite(async (site) => [await benchPostingPresses(site, runs)]),
  'killed-typing': async () => withBenchSite(async (site) => [await benchKilledTyping(site)]),
  'smart-understanding': async () => [await benchSmartUnderstanding()],
  'password-logins': async (runs) => [await benchPasswordLogins(runs)],
} as const satisfies Record<string, (runs: number) => Promise<BenchTable[]>>;
