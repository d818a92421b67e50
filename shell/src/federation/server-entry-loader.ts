import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
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
  const { url, remote, version } = entry;
  const failure = (kind: RemoteFailureKind, message: string, cause?: unknown) =>
    new RemoteFailure(message, { kind, remote, version, cause });

  const deadline = AbortSignal.timeout(deadlineMs);
  const code = await fetchCode(url, deadline).catch((error: unknown) => {
    throw deadline.aborted
      ? failure('timeout', `${url} did not come in ${deadlineMs} ms`, error)
      : failure('network', `${url} could not be fetched`, error);
  });
  if (typeof code === 'number') throw failure('status', `HTTP ${code} for ${url}`);
  const digest = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  if (digest !== entry.integrity) throw failure('digest', `${url} is not the file of its release`);
  try {
    return evaluate(code.toString('utf8'), url, exportName);
  } catch (error) {
    throw failure('evaluation', `${url} failed while it ran`, error);
  }
}

/** @returns the file, or the status of an error response. */
async function fetchCode(url: string, signal: AbortSignal): Promise<Buffer | number> {
  const response = await fetch(url, { signal, redirect: 'error' });
  if (response.ok) return Buffer.from(await response.arrayBuffer());
  await response.body?.cancel();
  return response.status;
}

function evaluate(code: string, filename: string, exportName: string): unknown {
  const wrapped = `(function (exports, module, require, __dirname, __filename) {${code}\n})`;
  const run: (...args: unknown[]) => void = new Script(wrapped, { filename }).runInThisContext();
  const module: { exports: Record<string, unknown> } = { exports: {} };
  run(module.exports, module, nodeRequire, '/', filename);
  return module.exports[exportName] ?? module.exports;
}

/** The bundle's own `require` is webpack's; remotes get Node's. */
declare const __non_webpack_require__: (name: string) => unknown;
const nodeRequire = (name: string) => __non_webpack_require__(name);
