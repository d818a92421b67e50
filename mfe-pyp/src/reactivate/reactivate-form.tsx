import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { POSTING_KINDS } from '@aangan/shared-kit/domain/posting/posting-kinds';
import { ownListingLink } from '@aangan/shared-kit/links/account';
import { manageLink } from '@aangan/shared-kit/links/posting';
import { Link } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { ActionsRow, SmallText } from '@aangan/shared-kit/ui/layout';
import { MoneyField } from '@aangan/shared-kit/ui/money-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { changedFacts } from './changed-facts.ts';
import styles from './reactivate.module.css';
import { REACTIVATE } from './reactivate.words.ts';

interface ReactivateFormProps {
  readonly id: string;
  readonly category: ListingCategory;
  readonly url: string;
  /** ₹ (a month); undefined for a PG. */
  readonly price: number | undefined;
  /** The day of the listing, `2026-12-01`. */
  readonly availableFrom: string;
  /** Proposed in its place, because the day is over. */
  readonly proposedFrom: string;
  /** `Sat 10:00–18:00`. */
  readonly hours: string;
}

/** Asks what is different now, and shows the listing again. */
export function ReactivateForm(props: ReactivateFormProps) {
  const { id, category, url, price, availableFrom, proposedFrom, hours } = props;
  const sending = useMutation('POST /api/v1/property/manage/{propertyId}/reactivate');
  const [state, setState] = useState<'off' | 'checking' | 'live'>('off');
  const result = useRef<HTMLDivElement>(null);
  const isBack = state !== 'off';
  useLive('posting-state', isBack ? { propertyId: id } : undefined, (event) => {
    if (event.state === 'live') setState('live');
  });
  // The pressed button is gone.
  useEffect(() => {
    if (isBack) result.current?.focus();
  }, [isBack]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const changed = changedFacts(new FormData(event.currentTarget), { price, availableFrom });
    if ('problem' in changed) return sending.refuse(changed.problem);
    if (await sending.run({ params: { propertyId: id }, json: changed.changes })) setState('checking');
  }

  if (isBack) {
    return (
      <div ref={result} tabIndex={-1} className={styles.form}>
        <AlertNote tone="good">{state === 'live' ? REACTIVATE.live : REACTIVATE.done}</AlertNote>
        <ActionsRow>
          {state === 'live' && <LinkButton to={url}>{REACTIVATE.see}</LinkButton>}
          <LinkButton to={ownListingLink(id)}>{REACTIVATE.manage}</LinkButton>
        </ActionsRow>
      </div>
    );
  }
  const { price: priceProblem, availableFrom: dateProblem } = sending.problemsByField;
  const other = priceProblem || dateProblem ? undefined : sending.problem;
  return (
    <form method="post" className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      {price === undefined ? (
        <p>
          {REACTIVATE.bedPrices} <Link to={manageLink({ id, category, pageName: 'property' })}>Change the beds</Link>
        </p>
      ) : (
        <MoneyField
          label={POSTING_KINDS[category].priceLabel}
          name="price"
          defaultValue={String(price)}
          error={priceProblem}
        />
      )}
      <TextField
        label={REACTIVATE.availableFrom}
        name="availableFrom"
        type="date"
        defaultValue={proposedFrom}
        error={dateProblem}
      />
      <p>
        {REACTIVATE.visitHours}: {hours}.{' '}
        <Link to={manageLink({ id, category, pageName: 'visits' })}>{REACTIVATE.changeHours}</Link>
      </p>
      {other !== undefined && <AlertNote tone="error">{other}</AlertNote>}
      <Button type="submit" variant="primary" wide busy={sending.busy}>
        {REACTIVATE.button}
      </Button>
      <SmallText>{REACTIVATE.unchanged}</SmallText>
      <noscript>{REACTIVATE.needsScript}</noscript>
    </form>
  );
}
