import type { PreparedSet } from '../registry/prepared-set.ts';
import type { ShellSettings } from './settings.ts';

/** ms that a dependency has to answer. */
const PATIENCE_MS = 2000;

interface PartHealth {
  readonly ok: boolean;
  readonly detail: string;
}

interface SiteHealth {
  readonly ok: boolean;
  readonly parts: Readonly<Record<string, PartHealth>>;
}

/** The health of each dependency of the site. */
export async function siteHealth(
  settings: Pick<ShellSettings, 'apiUrl' | 'assetOrigin'>,
  { set, shell }: Pick<PreparedSet, 'set' | 'shell'>,
  patienceMs = PATIENCE_MS,
): Promise<SiteHealth> {
  const remotes = Object.values(set.releases);
  const [api, assets, ...entries] = await Promise.all([
    answerOf(`${settings.apiUrl}/healthz`, patienceMs),
    answerOf(`${settings.assetOrigin}/healthz`, patienceMs),
    ...remotes.map(({ name, version, serverEntry }) =>
      answerOf(`${settings.assetOrigin}/${name}/${version}/${serverEntry}`, patienceMs, 'HEAD'),
    ),
  ]);
  const parts: Record<string, PartHealth> = {
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

async function answerOf(url: string, patienceMs: number, method: 'GET' | 'HEAD' = 'GET'): Promise<PartHealth> {
  try {
    const response = await fetch(url, { method, signal: AbortSignal.timeout(patienceMs) });
    await response.body?.cancel();
    return { ok: response.ok, detail: `HTTP ${response.status}` };
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}
