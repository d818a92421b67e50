import type { RentTenancy } from '@aangan/shared-kit/contracts/rent-payments';
import { payRentLink, RENT_HISTORY_LINK, splitLink } from '@aangan/shared-kit/links/rent-pay';
import { Link } from '@aangan/shared-kit/platform/router';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { Rows, Section, SmallText, SplitRow } from '@aangan/shared-kit/ui/layout';
import { nextDueWords, payMonthWords, TENANCIES_WORDS } from './tenancies.words.ts';
import styles from './tenancy-rows.module.css';

interface TenancyRowsProps {
  readonly kind: RentTenancy['kind'];
  readonly tenancies: readonly RentTenancy[];
}

/** Saved homes with their landlords and the month that is paid next. Nothing without any. */
export function TenancyRows({ kind, tenancies }: TenancyRowsProps) {
  const ofKind = tenancies.filter((tenancy) => tenancy.kind === kind);
  if (ofKind.length === 0) return null;
  const id = `saved-${kind}`;
  return (
    <Section aria-labelledby={id}>
      <SplitRow>
        <h2 id={id}>{TENANCIES_WORDS[kind]}</h2>
        <Link to={RENT_HISTORY_LINK}>{TENANCIES_WORDS.history}</Link>
      </SplitRow>
      <Rows>
        {ofKind.map((tenancy) => (
          <SplitRow as="li" key={tenancy.id} className={styles.row}>
            <div className={styles.facts}>
              <strong>{tenancy.landlord.name}</strong>
              <span>{nextDueWords(tenancy)}</span>
              <SmallText as="span">{tenancy.landlord.destination}</SmallText>
              <SmallText as="span">{tenancy.home}</SmallText>
            </div>
            {tenancy.isOwn ? (
              <LinkButton
                to={payRentLink({ tenancyId: tenancy.id, kind })}
                label={`${payMonthWords(tenancy.nextMonth)} to ${tenancy.landlord.name}`}
              >
                {payMonthWords(tenancy.nextMonth)}
              </LinkButton>
            ) : (
              <LinkButton to={splitLink(tenancy.id)} label={`${TENANCIES_WORDS.shares}: ${tenancy.landlord.name}`}>
                {TENANCIES_WORDS.shares}
              </LinkButton>
            )}
          </SplitRow>
        ))}
      </Rows>
    </Section>
  );
}
