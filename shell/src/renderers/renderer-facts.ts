import type { ShellSettings } from '../server/settings.ts';
import type { RendererFacts } from './page-order.ts';

export function rendererFacts(settings: ShellSettings): RendererFacts {
  const { apiUrl, assetOrigin, assetUrl, tileUrl, returnHosts, markupCache } = settings;
  return { apiUrl, assetOrigin, assetUrl, tileUrl, returnHosts, markupCache };
}
