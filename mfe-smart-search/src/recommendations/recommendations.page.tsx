import { SMART_SEARCH_LINK, smartSessionLink } from '@aangan/shared-kit/links/smart-search';
import { type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { searchIcon } from '@aangan/shared-kit/ui/icon-paths';
import { FactsRow, Lead, PageHeading, Section } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { HomeCardView } from '../home-card/public.ts';
import { RECOMMENDATIONS_WORDS } from './recommendations.words.ts';

/** The best homes of the visitor's last sessions. Source: services-and-platform, section 2 (analytics categories). */
export async function loader({ platform }: PageArgs) {
  return (await import('./load-recommendations.ts')).loadRecommendations(platform);
}

type Data = Awaited<ReturnType<typeof loader>>;

export const head: NonNullable<PageModule<Data>['head']> = () => ({
  title: RECOMMENDATIONS_WORDS.metaTitle,
  robots: 'noindex',
});

export function Component() {
  const sessions = usePageData<typeof loader>();
  return (
    <PageColumn width="list" gap={32}>
      <PageHeading>
        <h1>{RECOMMENDATIONS_WORDS.heading}</h1>
        <Lead>{RECOMMENDATIONS_WORDS.lead}</Lead>
      </PageHeading>
      {sessions.length === 0 && (
        <EmptyState
          icon={searchIcon}
          title={RECOMMENDATIONS_WORDS.none}
          actions={<LinkButton to={SMART_SEARCH_LINK}>{RECOMMENDATIONS_WORDS.start}</LinkButton>}
        >
          <p>{RECOMMENDATIONS_WORDS.noneHelp}</p>
        </EmptyState>
      )}
      {sessions.map(({ id, wanted, homes }, at) => (
        <Section key={id} aria-labelledby={`of-${id}`}>
          <h2 id={`of-${id}`}>{wanted}</h2>
          {homes.map(({ card, fits }, index) => (
            <HomeCardView key={card.id} home={card} eager={at + index === 0}>
              {fits.length > 0 && (
                <FactsRow as="ul">
                  {fits.map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </FactsRow>
              )}
            </HomeCardView>
          ))}
          <p>
            <Link to={smartSessionLink(id)}>{RECOMMENDATIONS_WORDS.goOn}</Link>
          </p>
        </Section>
      ))}
    </PageColumn>
  );
}
