import type { CatalogueSku } from '@aangan/shared-kit/contracts/home-services';
import { CART_LIMITS, type CartItem } from '@aangan/shared-kit/domain/home-services/cart-lines';
import { Button } from '@aangan/shared-kit/ui/button';
import { Unscripted } from '@aangan/shared-kit/ui/layout';
import type { SubmitEvent } from 'react';
import { addLabel, addOnText, fewerLabel, ITEM_WORDS, moreLabel } from './cart-items.words.ts';
import { itemOfForm } from './item-fields.ts';
import styles from './item-form.module.css';

interface ItemFormProps {
  readonly sku: Pick<CatalogueSku, 'catalogKey' | 'catalogTitle'>;
  readonly addOns: readonly CatalogueSku[];
  /** Undefined while it is not in the cart. */
  readonly item: CartItem | undefined;
  readonly onChange: (item: CartItem) => void;
}

/** Puts an item into the cart, and changes it. Without JavaScript each button posts the form to the page. */
export function ItemForm({ sku: { catalogKey, catalogTitle }, addOns, item, onChange }: ItemFormProps) {
  const change = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange(itemOfForm(new FormData(event.currentTarget, event.nativeEvent.submitter)));
  };
  const quantity = item?.quantity ?? 0;
  return (
    <form method="post" className={styles.form} onSubmit={change}>
      <input type="hidden" name="what" value="item" />
      <input type="hidden" name="sku" value={catalogKey} />
      {item && addOns.length > 0 && (
        // The first button of a form is what the Enter key presses.
        <Unscripted className={styles.save}>
          <Button type="submit" size="small" name="quantity" value={quantity}>
            {ITEM_WORDS.update}
          </Button>
        </Unscripted>
      )}
      {item ? (
        // biome-ignore lint/a11y/useSemanticElements: a legend cannot be beside the buttons
        <div className={styles.steps} role="group" aria-label={catalogTitle}>
          <Button type="submit" name="quantity" value={quantity - 1} label={fewerLabel(catalogTitle)}>
            −
          </Button>
          <output className={styles.quantity}>{quantity}</output>
          <Button
            type="submit"
            name="quantity"
            value={quantity + 1}
            label={moreLabel(catalogTitle)}
            disabled={quantity >= CART_LIMITS.quantity}
          >
            +
          </Button>
        </div>
      ) : (
        <Button type="submit" name="quantity" value={1} label={addLabel(catalogTitle)} className={styles.add ?? ''}>
          {ITEM_WORDS.add}
        </Button>
      )}
      {item && addOns.length > 0 && (
        <fieldset className={styles.addOns}>
          <legend>{ITEM_WORDS.addOns}</legend>
          {addOns.map((addOn) => (
            <label key={addOn.catalogKey}>
              <input
                type="checkbox"
                name="addOns"
                value={addOn.catalogKey}
                checked={item.addOns.includes(addOn.catalogKey)}
                onChange={({ target }) => onChange({ ...item, addOns: toggled(item.addOns, target) })}
              />
              {addOnText(addOn)}
            </label>
          ))}
        </fieldset>
      )}
    </form>
  );
}

function toggled(addOns: readonly string[], { value, checked }: { value: string; checked: boolean }): string[] {
  return checked ? [...addOns, value] : addOns.filter((key) => key !== value);
}
