import { formatPaise } from '@aangan/shared-kit/domain/money';
import { SERVICES_CART_LINK } from '@aangan/shared-kit/links/service-orders';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import styles from './cart-bar.module.css';
import { type Cart, cartTotal, itemCount } from './cart-change.ts';
import { countText, VIEW_CART } from './cart-items.words.ts';

/** What is in the cart, at the bottom of the screen, with the way to it. Empty while nothing is in it. */
export function CartBar({ cart }: { readonly cart: Cart | null }) {
  const count = cart ? itemCount(cart) : 0;
  return (
    <div className={styles.place} aria-live="polite">
      {cart && count > 0 && (
        <div className={styles.bar}>
          <p>
            {countText(count)} · <strong>{formatPaise(cartTotal(cart))}</strong>
          </p>
          <LinkButton to={SERVICES_CART_LINK} variant="primary">
            {VIEW_CART}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
