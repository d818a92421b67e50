import { formatPaise } from '@aangan/shared-kit/domain/money';

/** Texts of an item that can be in the cart. */
export const ITEM_WORDS = {
  add: 'Add',
  addOns: 'Add-ons',
  update: 'Save add-ons',
} as const;

export const addLabel = (title: string) => `Add ${title}`;
export const fewerLabel = (title: string) => `Fewer: ${title}`;
export const moreLabel = (title: string) => `More: ${title}`;

/** `Balcony, ₹299, 30 min` */
export function addOnText({ catalogTitle, paise, minutes }: { catalogTitle: string; paise: number; minutes: number }) {
  return `${catalogTitle}, ${formatPaise(paise)}, ${workTime(minutes)}`;
}

/** Length of a work: `45 min`, `1 hr 15 min`, `5 hr`. @param minutes whole minutes */
export function workTime(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} hr`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

export const VIEW_CART = 'View cart';

/** `3 items` */
export const countText = (count: number) => (count === 1 ? '1 item' : `${count} items`);
