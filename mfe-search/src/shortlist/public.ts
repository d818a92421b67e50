export { HeartButton } from './heart-button.tsx';
export { announce } from './hearts.ts';
export { mergeDeviceViews, mergeShortlist } from './merge-device.ts';
export { SHORTLIST_CHANGED } from './shortlist-changed.ts';
export { useHeart } from './use-heart.ts';
export { useView } from './use-view.ts';
