import { setTimeout as pause } from 'node:timers/promises';

/** ms between two questions. */
const ASK_AGAIN_MS = 200;

export interface PublishedRelease {
  readonly name: string;
  readonly version: string;
}

/** Answer of a shell's `/healthz`, which names the live version of each remote that its server uses. */
interface Health {
  readonly parts?: Readonly<Record<string, { readonly detail: string }>>;
}

/**
 * Waits until the server that answers at a site's address uses a version as the live one.
 * @returns false if it does not within the time
 */
export async function untilActive(
  site: string,
  { name, version }: PublishedRelease,
  withinMs: number,
): Promise<boolean> {
  const signal = AbortSignal.timeout(withinMs);
  while (!signal.aborted) {
    if ((await activeVersion(site, name, signal)) === version) return true;
    await pause(ASK_AGAIN_MS, undefined, { signal }).catch(() => undefined);
  }
  return false;
}

/** Undefined when the site does not answer, or does not say it. An unhealthy site answers 503 with the same facts. */
async function activeVersion(site: string, name: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(`${site}/healthz`, { signal });
    const { parts } = (await response.json()) as Health;
    return parts?.[name]?.detail;
  } catch {
    return undefined;
  }
}
