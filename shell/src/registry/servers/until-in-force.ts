import { setTimeout as pause } from 'node:timers/promises';
import type { Registry } from '../registry.ts';
import { EMPTY_DOCUMENT } from '../registry-upgrade.ts';
import { inForce, type ServerInForce } from './in-force.ts';
import { runningServers } from './server-report.ts';

/** Longest wait for the servers after a change, ms: a killed one counts as gone before. */
export const IN_FORCE_WITHIN_MS = 10_000;
/** ms between two looks at the servers' reports. */
const LOOK_AGAIN_MS = 200;

interface WaitOptions {
  readonly withinMs?: number;
  /** Epoch ms. */
  readonly now?: () => number;
}

/** Where a change is in force. */
export interface Rollout {
  /** Each running server; empty if none runs. */
  readonly servers: readonly ServerInForce[];
  /** Whether every running server has it. */
  readonly everywhere: boolean;
}

/**
 * Waits until every running server has in force what the registry asks of a remote now, at most for a time.
 * @param remote a name, or `shell`
 */
export async function untilInForce(
  registry: Pick<Registry, 'read' | 'store'>,
  remote: string,
  { withinMs = IN_FORCE_WITHIN_MS, now = Date.now }: WaitOptions = {},
): Promise<Rollout> {
  const revision = (await registry.read())?.revision ?? 0;
  const started = performance.now();
  for (;;) {
    const document = (await registry.read()) ?? EMPTY_DOCUMENT;
    const servers = inForce(document, await runningServers(registry.store, now()), remote, revision);
    const everywhere = servers.every((server) => server.inForce);
    if (everywhere || performance.now() - started >= withinMs) return { servers, everywhere };
    await pause(LOOK_AGAIN_MS);
  }
}
