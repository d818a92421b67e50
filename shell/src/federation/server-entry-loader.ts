import { createHash } from 'node:crypto';
import { Script } from 'node:vm';

/** ms that a remote has to send its server entry. */
export const ENTRY_DEADLINE_MS = 1500;

export interface ServerEntry {
  /** Address on the asset origin. */
  readonly url: string;
  /** `sha384-…` from the release. */
  readonly integrity: string;
}

/**
 * Fetches a remote's server entry and runs it. The federation runtime itself has no deadline, no status
 * check and no integrity check on Node: an error page would be executed as code.
 * @returns the container that the entry exports.
 * @throws when the entry does not come in time, comes with a bad status, or is not what the release says.
 */
export async function loadServerEntry(
  entry: ServerEntry,
  exportName: string,
  deadlineMs = ENTRY_DEADLINE_MS,
): Promise<unknown> {
  const response = await fetch(entry.url, { signal: AbortSignal.timeout(deadlineMs) });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`HTTP ${response.status} for ${entry.url}`);
  }
  const code = Buffer.from(await response.arrayBuffer());
  const digest = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  if (digest !== entry.integrity) throw new Error(`${entry.url} is not the file of its release`);
  return evaluate(code.toString('utf8'), entry.url, exportName);
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
