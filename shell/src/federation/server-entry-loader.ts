import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { listeningTimeout } from './listening-timeout.ts';
import { RemoteFailure, type RemoteFailureKind } from './remote-failure.ts';

/** ms that a remote has to send its server entry. */
export const ENTRY_DEADLINE_MS = 1500;

interface ServerEntry {
  readonly remote: string;
  readonly version: string;
  /** Address on the asset origin. */
  readonly url: string;
  /** `sha384-…` from the release. */
  readonly integrity: string;
}

/**
 * Fetches a remote's server entry and runs it. The federation runtime itself has no timeout, no status check and no
 * integrity check on Node: an error page would be executed as code.
 * @returns the container that the entry exports.
 * @throws RemoteFailure when the entry is late, has a bad status or a wrong digest, or throws while it runs.
 */
export async function loadServerEntry(
  entry: ServerEntry,
  exportName: string,
  deadlineMs = ENTRY_DEADLINE_MS,
): Promise<unknown> {
  const code = await fetchServerEntry(entry, deadlineMs);
  const { url, remote, version } = entry;
  try {
    const exported = runServerEntry(code, url, nodeRequire);
    return exported[exportName] ?? exported;
  } catch (cause) {
    throw new RemoteFailure(`${url} failed while it ran`, { kind: 'evaluation', remote, version, cause });
  }
}

/**
 * Fetches the code of a server entry, which is that of its release.
 * @throws RemoteFailure when it is late, or has a bad status or a wrong digest
 */
export async function fetchServerEntry(
  { url, remote, version, integrity }: ServerEntry,
  deadlineMs: number,
): Promise<string> {
  const failure = (kind: RemoteFailureKind, message: string, cause?: unknown) =>
    new RemoteFailure(message, { kind, remote, version, cause });
  const deadline = listeningTimeout(deadlineMs);
  const code = await fetchCode(url, deadline).catch((error: unknown) => {
    throw deadline.aborted
      ? failure('timeout', `${url} did not come in ${deadlineMs} ms`, error)
      : failure('network', `${url} could not be fetched`, error);
  });
  if (typeof code === 'number') throw failure('status', `HTTP ${code} for ${url}`);
  const digest = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  if (digest !== integrity) throw failure('digest', `${url} is not the file of its release`);
  return code.toString('utf8');
}

/** @returns the file, or the status of an error response. */
async function fetchCode(url: string, signal: AbortSignal): Promise<Buffer | number> {
  const response = await fetch(url, { signal, redirect: 'error' });
  if (response.ok) return Buffer.from(await response.arrayBuffer());
  await response.body?.cancel();
  return response.status;
}

/**
 * Runs the code of a server entry as a module of its own.
 * @param filename its address, which stacks name
 * @param require gives it the modules of Node
 * @returns what it exports
 */
export function runServerEntry(
  code: string,
  filename: string,
  require: (name: string) => unknown,
): Record<string, unknown> {
  const wrapped = `(function (exports, module, require, __dirname, __filename) {${code}\n})`;
  const run: (...args: unknown[]) => void = new Script(wrapped, { filename }).runInThisContext();
  const module: { exports: Record<string, unknown> } = { exports: {} };
  run(module.exports, module, require, '/', filename);
  return module.exports;
}

/** The bundle's own `require` is webpack's; remotes get Node's. */
declare const __non_webpack_require__: (name: string) => unknown;
const nodeRequire = (name: string) => __non_webpack_require__(name);
