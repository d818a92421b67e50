export { mergeDeviceViews, mergeShortlist } from './merge-device.ts';
export { ShortlistButton } from './shortlist-button.tsx';
export { SHORTLIST_CHANGED } from './shortlist-changed.ts';
export { announce } from './shortlist-store.ts';
export { useShortlist } from './use-shortlist.ts';
export { useView } from './use-view.ts';
