import type { Draft } from '@aangan/shared-kit/contracts/posting';
import { CATEGORY_FACTS, isCommercial, isMonthly } from '@aangan/shared-kit/domain/listing-category';
import { FURNISHING_LABELS } from '@aangan/shared-kit/domain/listing-options';
import { formatRupees, groupDigits } from '@aangan/shared-kit/domain/money';
import { searchedSize, UNIT_LABELS } from '@aangan/shared-kit/domain/posting/unit-type';
import { Section, SmallText, StrongText } from '@aangan/shared-kit/ui/layout';
import { NoPicture } from '@aangan/shared-kit/ui/no-picture';
import { Price } from '@aangan/shared-kit/ui/price';
import styles from './card-preview.module.css';
import { EXACT_PLACE, HIDDEN_NUMBER, NEAR_PLACE, PREVIEW } from './confirm.words.ts';
import type { LoadedConfirm } from './load-confirm.ts';

interface CardPreviewProps {
  readonly draft: Draft;
  readonly loaded: LoadedConfirm;
}

/** The listing as a card of search results, and what seekers do not see. */
export function CardPreview({ draft, loaded: { cover, locality } }: CardPreviewProps) {
  const { category, values } = draft;
  const { unit, deposit, price, beds } = values;
  const amount = price ?? (beds && beds.length > 0 ? Math.min(...beds.map(({ rent }) => rent)) : undefined);
  const size = unit && searchedSize(unit);
  const kind = unit ? UNIT_LABELS[unit] : capital(CATEGORY_FACTS[category].singular);
  return (
    <Section aria-labelledby="preview">
      <h2 id="preview">{PREVIEW}</h2>
      <article className={styles.card}>
        <div className={styles.picture}>
          {cover === undefined ? (
            <NoPicture kind={isCommercial(category) ? 'commercial' : (size ?? undefined)} />
          ) : (
            <img src={cover} alt="Your cover" />
          )}
        </div>
        <div className={styles.body}>
          {amount !== undefined && <Price amount={amount} monthly={isMonthly(category)} />}
          {deposit !== undefined && <SmallText>{formatRupees(deposit)} deposit</SmallText>}
          <StrongText>{factsOf(values)}</StrongText>
          <p>
            {kind}
            {locality !== undefined && ` in ${locality}`}
          </p>
          <SmallText>Owner · confirmed today</SmallText>
        </div>
      </article>
      <ul className={styles.hidden}>
        <li>{HIDDEN_NUMBER}</li>
        <li>{values.accurateLocation ? EXACT_PLACE : NEAR_PLACE}</li>
      </ul>
    </Section>
  );
}

/** `2 BHK · 1,150 sq ft · Semi furnished` */
function factsOf({ unit, area, furnishing }: Draft['values']): string {
  const facts = [
    unit && UNIT_LABELS[unit],
    area !== undefined && `${groupDigits(area)} sq ft`,
    furnishing && FURNISHING_LABELS[furnishing],
  ];
  return facts.filter(Boolean).join(' · ');
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
