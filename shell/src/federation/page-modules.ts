import type { PageModule } from '@aangan/shared-kit/platform/page';

/** What a federated module must be before the shell renders it. */
export function asPageModule(loaded: unknown, where: string): PageModule {
  if (
    typeof loaded === 'object' &&
    loaded !== null &&
    'Component' in loaded &&
    typeof loaded.Component === 'function'
  ) {
    return loaded as PageModule;
  }
  throw new TypeError(`${where} is no page: it exports no Component`);
}
