import type { ResolvedReleaseSet } from '../registry/resolved-release-set.ts';
import type { ShellSettings } from './settings.ts';

/** ms that a dependency has to answer. */
const TIMEOUT_MS = 2000;

interface ComponentHealth {
  readonly ok: boolean;
  readonly detail: string;
}

interface SiteHealth {
  readonly ok: boolean;
  readonly parts: Readonly<Record<string, ComponentHealth>>;
}

/** The health of each dependency of the site. */
export async function siteHealth(
  settings: Pick<ShellSettings, 'apiUrl' | 'assetOrigin'>,
  { set, shell }: Pick<ResolvedReleaseSet, 'set' | 'shell'>,
  timeoutMs = TIMEOUT_MS,
): Promise<SiteHealth> {
  const remotes = Object.values(set.releases);
  const [api, assets, ...entries] = await Promise.all([
    answerOf(`${settings.apiUrl}/healthz`, timeoutMs),
    answerOf(`${settings.assetOrigin}/healthz`, timeoutMs),
    ...remotes.map(({ name, version, serverEntry }) =>
      answerOf(`${settings.assetOrigin}/${name}/${version}/${serverEntry}`, timeoutMs, 'HEAD'),
    ),
  ]);
  const parts: Record<string, ComponentHealth> = {
    shell: { ok: true, detail: shell.version },
    api,
    assets,
    ...Object.fromEntries(
      remotes.map(({ name, version }, index) => {
        const ok = entries[index]?.ok ?? false;
        return [name, { ok, detail: ok ? version : (entries[index]?.detail ?? 'unknown') }];
      }),
    ),
  };
  return { ok: Object.values(parts).every(({ ok }) => ok), parts };
}

async function answerOf(url: string, timeoutMs: number, method: 'GET' | 'HEAD' = 'GET'): Promise<ComponentHealth> {
  try {
    const response = await fetch(url, { method, signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return { ok: response.ok, detail: `HTTP ${response.status}` };
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}
