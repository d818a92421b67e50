import type { CartItem } from '@aangan/shared-kit/domain/home-services/cart-lines';
import { serviceLink } from '@aangan/shared-kit/links/home-services';
import { Link } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { Section, SplitRow } from '@aangan/shared-kit/ui/layout';
import { type Cart, type CartState, ItemForm, ItemRow, ItemRows } from '../cart-items/public.ts';
import { PriceLines } from '../price-lines/public.ts';
import { continueLabel, takeOutLabel, CART_WORDS as WORDS } from './cart.words.ts';
import type { KnownItem } from './load-cart.ts';

interface CartServiceProps {
  readonly service: Cart['services'][number];
  readonly city: string;
  readonly known: Readonly<Record<string, KnownItem>>;
  readonly itemOf: CartState['itemOf'];
  readonly onChange: (item: CartItem, title: string) => void;
  readonly onContinue: () => void;
  /** Its quotation is being made. */
  readonly busy: boolean;
}

/** One service of the cart: its items, its price, and the way to its booking. */
export function CartService({ service, city, known, itemOf, onChange, onContinue, busy }: CartServiceProps) {
  const { serviceType, name, items, lines } = service;
  const titleOf = (key: string) =>
    known[key]?.sku.catalogTitle ?? lines.find(({ sku }) => sku === key)?.description ?? key;
  return (
    <Section aria-labelledby={serviceType}>
      <SplitRow>
        <h2 id={serviceType}>{name}</h2>
        <Link to={serviceLink(city, serviceType)}>
          {WORDS.addMore}
          <span className="visually-hidden">: {name}</span>
        </Link>
      </SplitRow>
      <ItemRows>
        {items.map((item) => (
          <ItemRow
            key={item.sku}
            id={item.sku}
            facts={
              <>
                <h3>{titleOf(item.sku)}</h3>
                <TakeOut item={item} title={titleOf(item.sku)} onChange={onChange} />
              </>
            }
          >
            <ItemForm
              sku={{ catalogKey: item.sku, catalogTitle: titleOf(item.sku) }}
              addOns={known[item.sku]?.addOns ?? []}
              item={itemOf(item.sku) ?? item}
              onChange={(changed) => onChange(changed, titleOf(item.sku))}
            />
          </ItemRow>
        ))}
      </ItemRows>
      <PriceLines price={service} />
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          onContinue();
        }}
      >
        <input type="hidden" name="what" value="quote" />
        <input type="hidden" name="serviceType" value={serviceType} />
        <Button type="submit" variant="primary" wide busy={busy} label={continueLabel(name)}>
          {WORDS.continue}
        </Button>
      </form>
    </Section>
  );
}

type TakeOutProps = { readonly item: CartItem; readonly title: string } & Pick<CartServiceProps, 'onChange'>;

/** Takes an item out, whatever its quantity. */
function TakeOut({ item, title, onChange }: TakeOutProps) {
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ ...item, quantity: 0 }, title);
      }}
    >
      <input type="hidden" name="what" value="item" />
      <input type="hidden" name="sku" value={item.sku} />
      <Button type="submit" variant="quiet" size="small" name="quantity" value={0} label={takeOutLabel(title)}>
        {WORDS.takeOut}
      </Button>
    </form>
  );
}
