export { CartBar } from './cart-bar.tsx';
export { type Cart, cartTotal, itemCount, readCart, sendChange } from './cart-change.ts';
export { addOnText, countText, workTime } from './cart-items.words.ts';
export { changeCart } from './item-fields.ts';
export { ItemForm } from './item-form.tsx';
export { ItemRow, ItemRows } from './item-rows.tsx';
export { type CartState, useCart } from './use-cart.ts';
