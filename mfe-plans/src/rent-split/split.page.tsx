import type { RentSplit } from '@aangan/shared-kit/contracts/rent-split';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { PAY_RENT_EXPLORE_LINK, payRentLink, splitLink } from '@aangan/shared-kit/links/rent-pay';
import { type ActionArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Breadcrumbs } from '@aangan/shared-kit/ui/breadcrumbs';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { FactRows } from '@aangan/shared-kit/ui/facts';
import { ActionsRow, Lead, PageHeading, Rows, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { AskedPress } from '../asked-press/public.ts';
import { InviteFlatmate } from './invite-flatmate.tsx';
import { loadSplit as loader } from './load-split.ts';
import { MemberList } from './member-list.tsx';
import { SPLIT_WORDS } from './rent-split.words.ts';
import { SharedDueRow } from './shared-due-row.tsx';
import { SharesForm } from './shares-form.tsx';
import styles from './split.module.css';
import { actOnSplit, DO } from './split-actions.ts';

export { loader };

export const action = (args: ActionArgs) => actOnSplit(args);

export function head({ data: { kind } }: { readonly data: RentSplit }): PageHead {
  return { title: `${SPLIT_WORDS.title[kind]} | Aangan`, robots: 'noindex' };
}

/** A rent that flatmates share: who has paid, who pays what, and who may join. */
export function Component() {
  const split = usePageData<typeof loader>();
  const { tenancyId, kind, home, paise, dueDay, isOrganiser, members, dues } = split;
  const own = members.find(({ isYou }) => isYou);
  const title = SPLIT_WORDS.title[kind];
  const facts = [
    [SPLIT_WORDS.home, home],
    [SPLIT_WORDS.total, formatPaise(paise)],
    [SPLIT_WORDS.dueDay, String(dueDay)],
  ] as const;
  return (
    <PageColumn width="form" top={24} bottom={72}>
      <Breadcrumbs
        items={[
          { name: SPLIT_WORDS.about, url: PAY_RENT_EXPLORE_LINK },
          { name: title, url: splitLink(tenancyId) },
        ]}
      />
      <PageHeading>
        <h1>{title}</h1>
        <Lead>{SPLIT_WORDS.lead}</Lead>
      </PageHeading>
      <FactRows className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </FactRows>
      <Section aria-labelledby="payments">
        <h2 id="payments">{SPLIT_WORDS.payments}</h2>
        {dues.length === 0 && <p>{SPLIT_WORDS.noPayments}</p>}
        <Rows>
          {dues.map((due) => (
            <SharedDueRow key={due.dueId} due={due} />
          ))}
        </Rows>
        {isOrganiser && (
          <ActionsRow>
            <LinkButton to={payRentLink({ tenancyId, kind })}>{SPLIT_WORDS.back}</LinkButton>
          </ActionsRow>
        )}
      </Section>
      {(isOrganiser || own) && (
        <Section aria-labelledby="members">
          <h2 id="members">{SPLIT_WORDS.members}</h2>
          {members.length === 0 ? <p>{SPLIT_WORDS.nobody}</p> : <MemberList split={split} />}
          {members.length > 0 && <SmallText>{SPLIT_WORDS.rounding}</SmallText>}
          {isOrganiser && members.length > 0 && <SharesForm key={keyOf(split)} split={split} />}
        </Section>
      )}
      {isOrganiser && <InviteFlatmate split={split} />}
      {own && !isOrganiser && (
        <AskedPress
          hidden={{ do: DO.leave, flatmate: own.flatmateId }}
          title={SPLIT_WORDS.leave}
          question={SPLIT_WORDS.leaveQuestion}
          yes={SPLIT_WORDS.leaveYes}
        />
      )}
    </PageColumn>
  );
}

/** Other members or sums are another form. */
function keyOf({ members }: RentSplit): string {
  return members.map(({ flatmateId, paise }) => `${flatmateId}:${paise}`).join();
}
