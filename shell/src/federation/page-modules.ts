import type { MountedPage, PageModule } from '@aangan/shared-kit/platform/page';

/**
 * Checks a federated module before the shell renders it. It is a React page, or the single-spa lifecycles of another
 * page, which are wrapped in a component. The code for the second kind loads only with the first such page.
 * @throws TypeError for anything else
 */
export async function pageModuleOf(loaded: unknown, where: string): Promise<PageModule> {
  if (isPageModule(loaded)) return loaded;
  if (!isMountedPage(loaded)) throw new TypeError(`${where} is no page: it exports no Component`);
  const { mountedPageModule } = await import(/* webpackChunkName: "mounted-page" */ '../app/mounted-page.tsx');
  return mountedPageModule(loaded, where);
}

function isPageModule(loaded: unknown): loaded is PageModule {
  return has(loaded, 'Component');
}

function isMountedPage(loaded: unknown): loaded is MountedPage {
  return has(loaded, 'mount') && has(loaded, 'unmount');
}

function has(loaded: unknown, name: string): boolean {
  return typeof (loaded as Record<string, unknown> | null | undefined)?.[name] === 'function';
}
