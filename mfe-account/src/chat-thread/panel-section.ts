import { deferSection } from '@aangan/shared-kit/ui/deferred-section';

/** Few people open a panel, so its script loads with the first one. */
export const panelSection = deferSection(
  async () => (await import(/* webpackChunkName: "page-chat-panels" */ './chat-panels.tsx')).ChatPanels,
  'near',
);
