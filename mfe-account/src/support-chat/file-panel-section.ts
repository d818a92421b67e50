import { deferSection } from '@aangan/shared-kit/ui/deferred-section';

/** Few messages have a file, so its script loads with the panel. */
export const filePanelSection = deferSection(
  async () => (await import(/* webpackChunkName: "page-supportConversation-file" */ './file-panel.tsx')).FilePanel,
  'near',
);
