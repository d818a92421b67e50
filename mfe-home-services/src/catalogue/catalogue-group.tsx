import type { CatalogueGroup as Group } from '@aangan/shared-kit/contracts/home-services';
import type { ServiceCity } from '@aangan/shared-kit/domain/home-services/service-city';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { addOnText, type CartState, ItemForm, ItemRow, ItemRows, workTime } from '../cart-items/public.ts';
import { PRICE_WORDS, PriceParts } from '../price-lines/public.ts';
import { CATALOGUE_WORDS as WORDS } from './catalogue.words.ts';
import styles from './catalogue-group.module.css';

interface CatalogueGroupProps {
  readonly group: Group;
  readonly city: ServiceCity;
  readonly state: Pick<CartState, 'itemOf' | 'send'>;
}

/** A group of the catalogue: what is included, its items with prices, and its add-ons. */
export function CatalogueGroup({ group, city, state }: CatalogueGroupProps) {
  const { catalogKey, catalogTitle, children, addOns } = group;
  const includes = children[0]?.includes ?? [];
  return (
    <Section gap={8} aria-labelledby={catalogKey}>
      <h2 id={catalogKey}>{catalogTitle}</h2>
      {includes.length > 0 && (
        <SmallText>
          {WORDS.includes}: {includes.join('; ')}.
        </SmallText>
      )}
      <ItemRows>
        {children.map((sku) => (
          <ItemRow key={sku.catalogKey} id={sku.catalogKey} facts={<SkuFacts sku={sku} />}>
            <ItemForm
              sku={sku}
              addOns={addOns}
              item={state.itemOf(sku.catalogKey)}
              onChange={(item) => state.send({ what: 'item', city, item })}
            />
          </ItemRow>
        ))}
      </ItemRows>
      {addOns.length > 0 && (
        <SmallText>
          {WORDS.addOns}: {addOns.map(addOnText).join('; ')}.
        </SmallText>
      )}
    </Section>
  );
}

/** Name, price and time of an item, and how its price is made up. */
function SkuFacts({ sku }: { readonly sku: Group['children'][number] }) {
  return (
    <>
      <h3>{sku.catalogTitle}</h3>
      <p>
        <strong className={styles.price}>{formatPaise(sku.paise)}</strong>{' '}
        {sku.offPaise > 0 && <SmallText as="s">{formatPaise(sku.fullPaise)}</SmallText>}{' '}
        <SmallText as="span">· {workTime(sku.minutes)}</SmallText>
      </p>
      <details>
        <summary className={styles.toggle}>
          {PRICE_WORDS.madeUp}
          <span className="visually-hidden">: {sku.catalogTitle}</span>
        </summary>
        <PriceParts price={sku} />
      </details>
    </>
  );
}
