import { createRequire } from 'node:module';
import type { Renderer, RendererSettings } from '../render/main.tsx';
import type { RendererFacts } from './page-order.ts';

/**
 * A renderer in the thread that calls it.
 * @param bundle absolute path of the shell's server build
 */
export function rendererOf(bundle: string, { assetOrigin, markupCache }: RendererFacts): Renderer {
  const built: { createRenderer(settings: RendererSettings): Renderer } = createRequire(import.meta.url)(bundle);
  return built.createRenderer({ assetUrl: assetOrigin, markupCache });
}
