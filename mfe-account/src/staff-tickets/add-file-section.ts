import { deferSection } from '@aangan/shared-kit/ui/deferred-section';

/** Few answers have a file, so the picker's script loads when staff come near it. */
export const addFileSection = deferSection(
  async () => (await import(/* webpackChunkName: "page-staffTickets-file" */ '../ticket-file/public.ts')).AddFile,
  'near-after-interaction',
);
