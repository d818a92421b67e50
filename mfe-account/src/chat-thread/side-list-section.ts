import { deferSection } from '@aangan/shared-kit/ui/deferred-section';

/** Phones do not show the list beside a conversation, so they never load its script. */
export const sideListSection = deferSection(
  async () => (await import(/* webpackChunkName: "page-chat-list" */ './side-list.tsx')).SideList,
  'near',
);
