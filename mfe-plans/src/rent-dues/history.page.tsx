import type { RentDue } from '@aangan/shared-kit/contracts/rent-payments';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { dueLink, PAY_RENT_EXPLORE_LINK, PAY_RENT_LINK, RENT_HISTORY_LINK } from '@aangan/shared-kit/links/rent-pay';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { Link } from '@aangan/shared-kit/platform/router';
import { Breadcrumbs } from '@aangan/shared-kit/ui/breadcrumbs';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { ActionsRow, Lead, PageHeading, Rows, SmallText, SplitRow } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import styles from './due.module.css';
import { DUE_WORDS, dueTitle, HISTORY_WORDS } from './due.words.ts';
import { DueStateLabel } from './due-state-label.tsx';

/** All that the person pays or has paid, the newest first, in keyset pages. */
export async function loader({ url, platform: { http } }: PageArgs) {
  const cursor = url.searchParams.get('after') ?? undefined;
  const { dues, next } = await http.request('GET /api/v1/rent-pay/dues', { query: { ...(cursor && { cursor }) } });
  return { dues, next, isFirst: cursor === undefined };
}

export const head = () => personalHead(HISTORY_WORDS.title);

export function Component() {
  const { dues, next, isFirst } = usePageData<typeof loader>();
  return (
    <PageColumn width="form" top={24} bottom={72}>
      <Breadcrumbs
        items={[
          { name: DUE_WORDS.about, url: PAY_RENT_EXPLORE_LINK },
          { name: HISTORY_WORDS.title, url: RENT_HISTORY_LINK },
        ]}
      />
      <PageHeading>
        <h1>{HISTORY_WORDS.title}</h1>
        <Lead>{HISTORY_WORDS.lead}</Lead>
      </PageHeading>
      {dues.length === 0 ? (
        <EmptyState
          title={HISTORY_WORDS.empty}
          actions={
            <LinkButton to={PAY_RENT_LINK} variant="primary">
              {HISTORY_WORDS.pay}
            </LinkButton>
          }
        >
          {HISTORY_WORDS.emptyText}
        </EmptyState>
      ) : (
        <Rows>
          {dues.map((due) => (
            <DueRow key={due.id} due={due} />
          ))}
        </Rows>
      )}
      <ActionsRow>
        {next !== null && (
          <LinkButton to={`${RENT_HISTORY_LINK}?${new URLSearchParams({ after: next })}`}>
            {HISTORY_WORDS.older}
          </LinkButton>
        )}
        {!isFirst && <LinkButton to={RENT_HISTORY_LINK}>{HISTORY_WORDS.newest}</LinkButton>}
      </ActionsRow>
    </PageColumn>
  );
}

function DueRow({ due }: { readonly due: RentDue }) {
  const { id, paise, landlord, home, step, receiptUrl } = due;
  return (
    <SplitRow as="li" className={styles.row}>
      <div className={styles.rowFacts}>
        <Link to={dueLink(id)}>{dueTitle(due)}</Link>
        <SmallText as="span">{landlord.name}</SmallText>
        <SmallText as="span">{home}</SmallText>
      </div>
      <div className={styles.rowFacts}>
        <strong>{formatPaise(paise)}</strong>
        <DueStateLabel step={step} />
        {receiptUrl !== null && (
          <a href={receiptUrl}>
            {HISTORY_WORDS.receipt}
            <span className="visually-hidden">: {dueTitle(due)}</span>
          </a>
        )}
      </div>
    </SplitRow>
  );
}
