import type { Release } from '@aangan/shared-kit/build/release';
import { sourceStacks } from '../monitoring/source-stacks.ts';
import { trustedRelease } from '../registry/gates/trusted-release.ts';
import type { RefusalReason } from '../registry/refusal.ts';
import type { Registry } from '../registry/registry.ts';
import type { RegistryDocument } from '../registry/registry-document.ts';
import { exampleAddresses } from './example-addresses.ts';
import { firstLines, loggedFault } from './logged-faults.ts';
import { serveTrialFiles } from './trial-files.ts';
import { startTrial } from './trial-process.ts';

/** Time of one page, ms: the longest loader, two stalls and their replacement. */
const PAGE_MS = 60_000;

/** ms for the last lines of the log to arrive. */
const LOG_MS = 200;

/** An API that is not there: every call fails at once. */
const NO_API = 'http://127.0.0.1:1';

/** A problem of a page in a browser. */
export interface BrowserFault {
  readonly address: string;
  readonly fault: string;
}

export interface RenderGateOptions {
  /** Origin of the live API, where it is known. */
  readonly apiUrl?: string | undefined;
  /** Opens the addresses in a browser; absent where there is none. */
  readonly inBrowser?: ((origin: string, addresses: readonly string[]) => Promise<readonly BrowserFault[]>) | undefined;
  /** More options of Node, for tests. */
  readonly execArgv?: readonly string[];
  /** Is told what was not looked at. */
  readonly note: (sentence: string) => void;
}

/**
 * Renders each page of a release once, in a server of its own with the live releases of the others, before anybody sees
 * it; then in a browser.
 * @param dist folder of the build, whose files have been checked
 */
export async function renderReasons(
  registry: Registry,
  release: Release,
  dist: string,
  options: RenderGateOptions,
): Promise<RefusalReason[]> {
  const { apiUrl, inBrowser, note, execArgv } = options;
  const document = await registry.read();
  if (!document?.shell) {
    note('Its pages are not rendered: the registry has no shell yet');
    return [];
  }
  const { addresses, unknown } = exampleAddresses(release);
  if (unknown.length > 0) note(`Not rendered, because they name no example address: ${unknown.join(', ')}`);
  const reason = (address: string, fault: string): RefusalReason => ({
    code: 'REG-024',
    message: `${release.name}: the page at ${address} ${fault}`,
  });
  const faults = new Map<string, RefusalReason>();
  let current = '';
  const files = await serveTrialFiles(registry.store, release, dist);
  try {
    const order = { document: await trialDocument(registry, document, release), files: files.origin };
    const hear = (line: string) => {
      const fault = loggedFault(line, release.name, apiUrl !== undefined);
      if (fault) faults.set(`${current} ${fault}`, reason(current, fault));
    };
    const trial = await startTrial({ ...order, apiUrl: apiUrl ?? NO_API }, hear, execArgv);
    try {
      const documents: string[] = [];
      for (const address of Object.values(addresses)) {
        current = address;
        const { problem, isDocument } = await openPage(trial.origin + address);
        if (problem) faults.set(`${current} ${problem}`, reason(current, problem));
        if (isDocument) documents.push(address);
        await new Promise((resolve) => setTimeout(resolve, faults.size > 0 ? LOG_MS : 0));
      }
      await new Promise((resolve) => setTimeout(resolve, LOG_MS));
      if (faults.size > 0 || !inBrowser) return [...faults.values()];
      const stacks = sourceStacks(files);
      const seen = await inBrowser(trial.origin, documents);
      return await Promise.all(
        seen.map(async ({ address, fault }) => reason(address, firstLines(await stacks.read(fault)))),
      );
    } finally {
      await trial.stop();
    }
  } finally {
    await files.close();
  }
}

/** The registry's document with the release live, no canaries, and without what servers refuse. */
async function trialDocument(registry: Registry, document: RegistryDocument, release: Release): Promise<string> {
  const others = Object.entries(document.remotes).filter(([name]) => name !== release.name);
  const trusted = await Promise.all(
    others.map(async ([name, { live }]) => [name, live, await trustedRelease(registry, name, live)] as const),
  );
  const live = trusted.flatMap(([name, version, found]) => (found ? [[name, version] as const] : []));
  const remotes = [...live, [release.name, release.version] as const].map(([name, version]) => [
    name,
    { live: version, previous: [], salt: name },
  ]);
  return JSON.stringify({ ...document, changes: [], remotes: Object.fromEntries(remotes) });
}

interface OpenedPage {
  /** What is wrong with the answer; faults of the page are in the log. */
  readonly problem?: string;
  /** No redirect, which a browser would follow to another page. */
  readonly isDocument: boolean;
}

async function openPage(url: string): Promise<OpenedPage> {
  try {
    const { status, body } = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PAGE_MS) });
    // Reading on ends what streams.
    for await (const _chunk of body ?? []);
    const isDocument = status < 300 || status >= 400;
    return status === 500 ? { isDocument, problem: 'is answered with the failure page of the server' } : { isDocument };
  } catch (error) {
    return { isDocument: false, problem: `is not answered: ${error instanceof Error ? error.message : error}` };
  }
}
