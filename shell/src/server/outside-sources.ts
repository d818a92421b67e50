import type { ReleaseSet } from '../registry/release-set.ts';
import { allSources, type OutsideSources } from './content-security-policy.ts';
import type { ShellSettings } from './settings.ts';

/**
 * Every origin besides the site's own that a document of this release set may use. A script, a frame or a call to
 * another company is listed here only.
 */
export function outsideSources(
  { assetUrl, tileUrl, returnHosts, scripts }: Pick<ShellSettings, 'assetUrl' | 'tileUrl' | 'returnHosts' | 'scripts'>,
  { releases }: Pick<ReleaseSet, 'releases'>,
): OutsideSources {
  const overrides = Object.values(releases).flatMap(({ servedFrom }) => assetSources(servedFrom));
  return allSources([
    ...assetSources(assetUrl),
    ...overrides,
    ...tileSources(tileUrl),
    formSources(returnHosts),
    ...Object.values(scripts).flatMap(scriptSources),
  ]);
}

/** Sources that are fetched from an origin of releases. */
function assetSources(address: string | undefined): OutsideSources[] {
  const origin = originOf(address);
  if (!origin) return [];
  const here = [origin];
  return [{ script: here, style: here, connect: here, image: here, font: here, media: here }];
}

function tileSources(address: string): OutsideSources[] {
  // Leaflet replaces `{s}` by a letter, so any subdomain may be used.
  const origin = originOf(address.replace(/\{s\}/, 'tile-host'))?.replace('tile-host', '*');
  return origin ? [{ image: [origin] }] : [];
}

/** Another company's script may call its own origin, and may show pictures or frames from there. */
function scriptSources(address: string): OutsideSources[] {
  const origin = originOf(address);
  if (!origin) return [];
  const there = [origin];
  return [{ script: there, connect: there, image: there, frame: there }];
}

function formSources(hosts: readonly string[]): OutsideSources {
  return { form: hosts.map((host) => `https://${host}`) };
}

/** The origin of an absolute address. A path belongs to this site. */
function originOf(address: string | undefined): string | undefined {
  return address && URL.canParse(address) ? new URL(address).origin : undefined;
}
