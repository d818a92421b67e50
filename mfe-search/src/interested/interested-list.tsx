import { broadcastLink } from '@aangan/shared-kit/links/chat';
import { type InterestedKind, interestedLink } from '@aangan/shared-kit/links/leads';
import { plansLink, withReturn } from '@aangan/shared-kit/links/plans';
import { postPropertyLink } from '@aangan/shared-kit/links/posting';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { chatIcon } from '@aangan/shared-kit/ui/icon-paths';
import { PageHeading, Rows } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { Pagination } from '@aangan/shared-kit/ui/pagination';
import { AskFirst } from './ask-first.tsx';
import { HomeFilter } from './home-filter.tsx';
import { INTERESTED_WORDS } from './interested.words.ts';
import { InterestedLine } from './interested-line.tsx';
import type { Interested } from './load-interested.ts';

export const INTERESTED_TITLES: Readonly<Record<InterestedKind, string>> = {
  tenant: INTERESTED_WORDS.tenants,
  buyer: INTERESTED_WORDS.buyers,
};

const WORDS = {
  tenant: { who: 'tenants', plans: 'owner' },
  buyer: { who: 'buyers', plans: 'seller' },
} as const;

/** The people interested in the reader’s homes, with the possible actions for each. */
export function InterestedList({ interested }: { readonly interested: Interested }) {
  const { kind, propertyId, listings, people, total, page, size, askFirst, lastAt } = interested;
  const { revalidate } = useRevalidator();
  useLive('interested-people', {}, ({ at }) => {
    if (at !== null && at > (lastAt ?? 0)) void revalidate();
  });
  const { who, plans } = WORDS[kind];
  const last = Math.max(1, Math.ceil(total / size));
  const none = listings.length === 0 && people.length === 0;
  return (
    <PageColumn width="list" top={32} bottom={72}>
      <PageHeading>
        <h1>{INTERESTED_TITLES[kind]}</h1>
        <p>{INTERESTED_WORDS.lead}</p>
      </PageHeading>
      {none ? (
        <EmptyState
          icon={chatIcon}
          title={INTERESTED_WORDS.none(who)}
          actions={
            <>
              <LinkButton variant="primary" to={postPropertyLink()}>
                Post your property free
              </LinkButton>
              <LinkButton to={withReturn(plansLink(plans), interestedLink(kind, propertyId))}>See plans</LinkButton>
            </>
          }
        >
          <p>{INTERESTED_WORDS.empty}</p>
        </EmptyState>
      ) : (
        <>
          <AskFirst askFirst={askFirst} />
          <HomeFilter kind={kind} listings={listings} chosen={propertyId} />
          {propertyId !== undefined && people.length > 0 && (
            <p>
              <LinkButton icon={chatIcon} to={broadcastLink(propertyId)}>
                Message everybody interested
              </LinkButton>
            </p>
          )}
          {people.length > 0 ? (
            <Rows>
              {people.map((person) => (
                <li key={person.id}>
                  <InterestedLine
                    interested={person}
                    home={listings.find(({ id }) => id === person.listingId)}
                    single={propertyId !== undefined}
                  />
                </li>
              ))}
            </Rows>
          ) : (
            <EmptyState icon={chatIcon} title={`No ${who} yet`}>
              <p>{INTERESTED_WORDS.emptyHelp}</p>
            </EmptyState>
          )}
          <Pagination
            current={page}
            last={last}
            pages={[...new Set([1, page - 1, page, page + 1, last])]
              .filter((each) => each >= 1 && each <= last)
              .map((each) => ({ page: each, href: interestedLink(kind, propertyId, each) }))}
          />
        </>
      )}
    </PageColumn>
  );
}
