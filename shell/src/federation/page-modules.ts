import type { MountedPage, PageModule } from '@aangan/shared-kit/platform/page';

/**
 * What a federated module must be before the shell renders it: a React page, or the lifecycles of a page written in
 * something else, which become one. The code for that comes only with the first such page.
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
