import { fork } from 'node:child_process';
import path from 'node:path';
import type { Release } from '@aangan/shared-kit/build/release';
import { modulesOf } from '@aangan/shared-kit/build/release-modules';
import type { RefusalReason } from '../refusal.ts';
import type { PageExports, ProbeOrder, ProbeResult } from './page-exports-probe.ts';

/**
 * ms in which all modules of a release must load, on a busy machine too. A module that hangs would make its page hang.
 */
const LOAD_DEADLINE_MS = 60_000;

const PROBE = path.join(import.meta.dirname, `page-exports-probe${path.extname(import.meta.filename)}`);

/**
 * Loads the server half of a build as the shell does, in a separate process, and checks the exports of each page and
 * fill, and that nothing is left in `globalThis`, where it would never be collected.
 * @param dist folder of the build, whose files have been checked
 */
export async function pageExportReasons(
  release: Release,
  dist: string,
  deadlineMs = LOAD_DEADLINE_MS,
): Promise<RefusalReason[]> {
  const pages = Object.keys(modulesOf(release));
  const order: ProbeOrder = { name: release.name, entry: path.resolve(dist, release.serverEntry), pages };
  const answer = await probe(order, deadlineMs);
  const problems = typeof answer === 'string' ? [answer] : pages.flatMap((page) => problemOf(page, answer.pages[page]));
  const globals = typeof answer === 'string' ? [] : answer.globals;
  return [
    ...problems.map((problem) => ({ code: 'REG-008' as const, message: `${release.name}: ${problem}` })),
    ...globals.map((name) => ({
      code: 'REG-023' as const,
      message: `${release.name}: loading its pages on the server adds "${name}" to globalThis`,
    })),
  ];
}

function problemOf(page: string, found: PageExports[string] | undefined): string[] {
  if (found === undefined) return [`the page "${page}" was not looked at`];
  if ('error' in found) return [`the page "${page}" does not load: ${found.error}`];
  const { types } = found;
  const wrong = (names: readonly string[]) =>
    names.filter((name) => !['function', 'undefined'].includes(types[name] ?? 'undefined'));
  const notFunctions = wrong(['loader', 'action', 'head', 'ErrorBoundary', 'bootstrap', 'update', 'html']).map(
    (name) => `the page "${page}" exports a ${name} that is no function`,
  );
  const isPage = types.Component === 'function' || (types.mount === 'function' && types.unmount === 'function');
  return isPage
    ? notFunctions
    : [`the page "${page}" exports neither a Component nor mount and unmount`, ...notFunctions];
}

/** The result of the process, or one line with the reason why there is none. */
function probe(order: ProbeOrder, deadlineMs: number): Promise<ProbeResult | string> {
  return new Promise((resolve, reject) => {
    const child = fork(PROBE, {
      // The code under test gets no secrets of the publisher, writes no files and starts no programs.
      env: { NODE_ENV: 'production' },
      execArgv: ['--permission', '--allow-fs-read=*', '--disable-warning=SecurityWarning'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const said: string[] = [];
    child.stderr?.setEncoding('utf8').on('data', (text: string) => said.push(text));
    const timer = setTimeout(() => {
      resolve(`its modules do not load within ${deadlineMs / 1000} s`);
      child.kill('SIGKILL');
    }, deadlineMs);
    child.once('error', reject);
    child.once('message', (found: ProbeResult) => resolve(found));
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve(`its modules end the process (exit code ${code}): ${said.join('').trim().slice(-500)}`);
    });
    child.send(order);
  });
}
