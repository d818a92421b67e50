import { deferSection } from '@aangan/shared-kit/ui/deferred-section';

/** Few requests get another file, so the picker's script loads when somebody comes near it. */
export const addFileSection = deferSection(
  async () => (await import(/* webpackChunkName: "page-ticket-file" */ '../ticket-file/public.ts')).AddFile,
  'near-after-interaction',
);
