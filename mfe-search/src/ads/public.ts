export { AdSlot } from './ad-slot.tsx';
export { type AdSlots, adAfter } from './ad-slots.ts';
export { loadAds } from './load-ads.ts';
