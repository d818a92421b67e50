import type { CartItem } from '@aangan/shared-kit/domain/home-services/cart-lines';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { useRef, useState } from 'react';
import { type Cart, type CartChange, sendChange } from './cart-change.ts';

/** The cart on a page. */
export interface CartState {
  /** As the API answered last; null while it cannot be read. */
  readonly cart: Cart | null;
  /** The item of a SKU as the visitor wants it, before the API has answered. */
  itemOf(sku: string): CartItem | undefined;
  /** Changes are sent one after another, so that none is lost. */
  send(change: CartChange): void;
  readonly problem: string | undefined;
}

/** The cart that the loader read, with the changes of this page. */
export function useCart(loaded: Cart | null): CartState {
  const { http, session } = usePlatform();
  // The cart is this device's: the shell must not show its markup to somebody else.
  void session.deviceId;
  const [changed, setChanged] = useState<{ readonly from: Cart | null; readonly cart: Cart }>();
  const [wanted, setWanted] = useState<Readonly<Record<string, CartItem>>>({});
  const queue = useRef(Promise.resolve<unknown>(undefined));
  const changing = useMutation((change: CartChange, options) => sendChange(http, change, options));
  const cart = changed?.from === loaded && changed ? changed.cart : loaded;

  const send = (change: CartChange) => {
    const { item } = change.what === 'item' ? change : {};
    if (item) setWanted((all) => ({ ...all, [item.sku]: item }));
    queue.current = queue.current.then(async () => {
      const sent = await changing.run(change);
      if (sent) setChanged({ from: loaded, cart: sent.answer });
      // A later press on the same item is still under way.
      if (item) setWanted((all) => (all[item.sku] === item ? without(all, item.sku) : all));
    });
  };
  return {
    cart,
    itemOf(sku) {
      const item = wanted[sku] ?? cart?.items.find((each) => each.sku === sku);
      return item && item.quantity > 0 ? item : undefined;
    },
    send,
    problem: changing.problem,
  };
}

function without(all: Readonly<Record<string, CartItem>>, sku: string): Readonly<Record<string, CartItem>> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => key !== sku));
}
