import path from 'node:path';
import type { Release } from '@aangan/shared-kit/build/release';
import { sourceStacks } from '../monitoring/source-stacks.ts';
import { askedOf } from '../registry/asked-releases.ts';
import { trustedRelease } from '../registry/gates/trusted-release.ts';
import type { RefusalReason } from '../registry/refusal.ts';
import type { Registry } from '../registry/registry.ts';
import type { RegistryDocument } from '../registry/registry-document.ts';
import { EMPTY_DOCUMENT } from '../registry/registry-upgrade.ts';
import { SHELL, SHELL_FOLDERS, type ShellFiles } from '../registry/shell-files.ts';
import { REQUEST_ID_HEADER } from '../server/request-id.ts';
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

/** A build that is tried. */
interface TriedBuild {
  readonly name: string;
  readonly version: string;
  /** Folders of its files by their place in the artifact. */
  readonly folders: Readonly<Record<string, string>>;
  /** Addresses of pages that are opened. */
  readonly addresses: readonly string[];
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
  const { name, version } = release;
  const tried = { name, version, folders: { '': dist }, addresses: Object.values(exampleAddresses(release)) };
  return triedReasons(registry, tried, options);
}

/** Pages of each remote that a new shell renders. */
const PAGES_OF_EACH = 2;

/** The same for a build of the shell, with the first pages of each live remote. */
export async function shellRenderReasons(
  registry: Registry,
  { version }: Pick<ShellFiles, 'version'>,
  dist: string,
  options: RenderGateOptions,
): Promise<RefusalReason[]> {
  const releases = await liveReleases(registry, (await registry.read()) ?? EMPTY_DOCUMENT);
  const addresses = releases.flatMap((release) => Object.values(exampleAddresses(release)).slice(0, PAGES_OF_EACH));
  const folders = Object.fromEntries(
    Object.entries(SHELL_FOLDERS).map(([place, folder]) => [place, path.join(dist, folder)]),
  );
  return triedReasons(registry, { name: SHELL, version, folders, addresses }, options);
}

async function triedReasons(
  registry: Registry,
  tried: TriedBuild,
  { apiUrl, inBrowser, note, execArgv }: RenderGateOptions,
): Promise<RefusalReason[]> {
  const { name, addresses } = tried;
  const document = await registry.read();
  if (!document || (name !== SHELL && askedOf(document, SHELL) === undefined)) {
    note('Its pages are not rendered: the registry has no shell yet');
    return [];
  }
  const reason = (address: string, fault: string): RefusalReason => ({
    code: 'REG-024',
    message: `${name}: the page at ${address} ${fault}`,
  });
  const faults = new Map<string, RefusalReason>();
  let current = '';
  const files = await serveTrialFiles(registry.store, tried);
  try {
    const order = { document: await trialDocument(registry, document, tried), files: files.origin };
    const hear = (line: string) => {
      const fault = loggedFault(line, name, apiUrl !== undefined);
      if (!fault) return;
      // A line may come when the next page is open already.
      const address = addresses[Number(fault.requestId)] ?? current;
      faults.set(`${address} ${fault.words}`, reason(address, fault.words));
    };
    const trial = await startTrial({ ...order, apiUrl: apiUrl ?? NO_API }, hear, execArgv);
    try {
      const documents: string[] = [];
      for (const [number, address] of addresses.entries()) {
        current = address;
        const { problem, isDocument } = await openPage(trial.origin + address, String(number));
        if (problem) faults.set(`${current} ${problem}`, reason(current, problem));
        if (isDocument) documents.push(address);
        await new Promise((resolve) => setTimeout(resolve, faults.size > 0 ? LOG_MS : 0));
      }
      await new Promise((resolve) => setTimeout(resolve, LOG_MS));
      const seen = faults.size > 0 ? [] : ((await inBrowser?.(trial.origin, documents)) ?? []);
      const stacks = sourceStacks(files);
      for (const { address, fault } of seen)
        faults.set(`${address} ${fault}`, reason(address, firstLines(await stacks.read(fault))));
    } finally {
      await trial.stop();
    }
  } finally {
    await files.close();
  }
  // Lines of the log that came last are among them.
  return [...faults.values()];
}

/** The registry's document with the build live, no canaries, and without what servers refuse. */
async function trialDocument(registry: Registry, document: RegistryDocument, tried: TriedBuild): Promise<string> {
  const others = (await liveReleases(registry, document)).filter(({ name }) => name !== tried.name);
  const live = tried.name === SHELL ? others : [...others, tried];
  const remotes = live.map(({ name, version }) => [name, { live: version, previous: [], salt: name }]);
  const { shellReleases: _others, ...rest } = document;
  const shell = tried.name === SHELL ? { shell: tried.version } : {};
  return JSON.stringify({ ...rest, ...shell, changes: [], remotes: Object.fromEntries(remotes) });
}

/** The live release of each remote that servers use. */
async function liveReleases(registry: Registry, { remotes }: RegistryDocument): Promise<Release[]> {
  const found = await Promise.all(
    Object.entries(remotes).map(([name, { live }]) => trustedRelease(registry, name, live)),
  );
  return found.filter((release) => release !== undefined);
}

interface OpenedPage {
  /** What is wrong with the answer; faults of the page are in the log. */
  readonly problem?: string;
  /** No redirect, which a browser would follow to another page. */
  readonly isDocument: boolean;
}

async function openPage(url: string, requestId: string): Promise<OpenedPage> {
  try {
    const { status, body } = await fetch(url, {
      redirect: 'manual',
      headers: { [REQUEST_ID_HEADER]: requestId },
      signal: AbortSignal.timeout(PAGE_MS),
    });
    // Reading on ends what streams.
    for await (const _chunk of body ?? []);
    const isDocument = status < 300 || status >= 400;
    return status === 500 ? { isDocument, problem: 'is answered with the failure page of the server' } : { isDocument };
  } catch (error) {
    return { isDocument: false, problem: `is not answered: ${error instanceof Error ? error.message : error}` };
  }
}
