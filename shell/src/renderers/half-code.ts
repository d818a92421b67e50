import { createRequire } from 'node:module';
import { RemoteFailure } from '../federation/remote-failure.ts';
import { fetchServerEntry, runServerEntry } from '../federation/server-entry-loader.ts';
import { SHELL, type ShellFiles } from '../registry/shell-files.ts';
import type { ServerHalf } from '../render/server-half.tsx';
import type { RendererFacts } from './page-order.ts';

/** ms that the origin has to send a server half, about ten times the size of a remote's. */
const HALF_DEADLINE_MS = 5000;

/** The code of a server half, with the address that its stacks name. */
export interface HalfCode {
  readonly code: string;
  readonly url: string;
}

/** Address of the server half of a release of the shell. */
export function halfUrl({ version, serverEntry = '' }: ShellFiles, assetOrigin: string): string {
  return `${assetOrigin}/${SHELL}/${version}/${serverEntry}`;
}

/**
 * Fetches the server half of a release of the shell, and compares it with the digest of its signed description.
 * @param assetOrigin origin from which the server fetches files, without a slash at the end
 * @throws RemoteFailure
 */
export async function fetchHalf(shell: ShellFiles, assetOrigin: string): Promise<HalfCode> {
  const { version, serverEntry = '', files } = shell;
  const facts = { remote: SHELL, version };
  const file = files[serverEntry];
  if (!file) {
    const message = `${SHELL} ${version} has no server half: publish it again with npm run publish:shell`;
    throw new RemoteFailure(message, { kind: 'status', ...facts });
  }
  const url = halfUrl(shell, assetOrigin);
  const code = await fetchServerEntry({ ...facts, url, integrity: file.integrity }, HALF_DEADLINE_MS);
  return { code, url };
}

/** Runs a server half in the thread that calls it. */
export function runHalf({ code, url }: HalfCode, facts: RendererFacts): ServerHalf {
  const exported = runServerEntry(code, url, createRequire(import.meta.url));
  const { createHalf } = exported as { createHalf(facts: RendererFacts): ServerHalf };
  return createHalf(facts);
}
