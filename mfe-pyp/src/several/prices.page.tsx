import { parseRupees } from '@aangan/shared-kit/domain/money';
import { profileLink } from '@aangan/shared-kit/links/account';
import { manageLink, postPropertyLink } from '@aangan/shared-kit/links/posting';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { rupeeIcon } from '@aangan/shared-kit/ui/icon-paths';
import { PageHeading, Rows, SmallText, StrongText } from '@aangan/shared-kit/ui/layout';
import { MoneyField } from '@aangan/shared-kit/ui/money-field';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { type FormEvent, useRef, useState } from 'react';
import { ownListings } from './own-listings.ts';
import styles from './several.module.css';
import { changedWords, PRICES } from './several.words.ts';
import { typedPrices } from './typed-prices.ts';

/** The prices of the person's listings. */
export async function loader({ platform }: PageArgs) {
  return { listings: await ownListings(platform) };
}

export const head = () => personalHead('Edit prices');

export function Component() {
  const { listings } = usePageData<typeof loader>();
  const { revalidate } = useRevalidator();
  const saving = useMutation('PUT /api/v1/property/manage/prices');
  const [sent, setSent] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [saved, setSaved] = useState<number>();
  const result = useRef<HTMLDivElement>(null);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSaved(undefined);
    const { prices, wrong } = typedPrices(new FormData(event.currentTarget), listings, parseRupees);
    setProblems(wrong);
    setSent(prices.map(({ propertyId }) => propertyId));
    if (Object.keys(wrong).length > 0) return saving.refuse(PRICES.amount);
    if (prices.length === 0) return saving.refuse(PRICES.nothing);
    if (!(await saving.run({ json: { prices: [...prices] } }))) return;
    setSaved(prices.length);
    result.current?.focus();
    await revalidate();
  }

  /** The API names rows by their place among those that were sent. */
  const problemOf = (id: string) => problems[id] ?? saving.problemsByField[`prices.${sent.indexOf(id)}.price`];

  if (listings.every(({ category }) => category === 'PG')) {
    return (
      <PageColumn width="list">
        <h1>{PRICES.title}</h1>
        <EmptyState
          icon={rupeeIcon}
          title={PRICES.none}
          actions={<LinkButton to={postPropertyLink()}>Post property free</LinkButton>}
        />
      </PageColumn>
    );
  }
  return (
    <PageColumn width="list">
      <PageHeading>
        <h1>{PRICES.title}</h1>
        <p>{PRICES.lead}</p>
      </PageHeading>
      <form method="post" className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        <Rows>
          {listings.map(({ id, category, title, place, priceWords, price }) => (
            <li key={id} className={styles.row}>
              <div>
                <StrongText>{title}</StrongText>
                <SmallText>
                  {place}. Now {priceWords}.
                </SmallText>
              </div>
              {category === 'PG' ? (
                <SmallText>
                  {PRICES.pg} <Link to={manageLink({ id, category, pageName: 'property' })}>Open the form</Link>
                </SmallText>
              ) : (
                <MoneyField
                  key={price}
                  label={PRICES.field}
                  aria-label={`${PRICES.field}: ${title}`}
                  name={id}
                  defaultValue={String(price)}
                  error={problemOf(id)}
                />
              )}
            </li>
          ))}
        </Rows>
        <div ref={result} tabIndex={-1}>
          {saving.problem !== undefined && <AlertNote tone="error">{saving.problem}</AlertNote>}
          {saved !== undefined && <AlertNote tone="good">{changedWords(saved)}</AlertNote>}
        </div>
        <Button type="submit" variant="primary" busy={saving.busy}>
          {PRICES.button}
        </Button>
        <noscript>{PRICES.needsScript}</noscript>
      </form>
      <Link to={profileLink('properties')}>{PRICES.back}</Link>
    </PageColumn>
  );
}
