import { HELP_QUESTION_MOST } from '@aangan/shared-kit/domain/support/help-articles';
import { GRIEVANCE_LINK } from '@aangan/shared-kit/links/grievance';
import { HELP_LINK } from '@aangan/shared-kit/links/help';
import { NEW_TICKET_LINK } from '@aangan/shared-kit/links/tickets';
import { type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { Lead, PageHeading, Section } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { PageSection } from '@aangan/shared-kit/ui/page-section';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { AskSupport } from './ask-support.tsx';
import styles from './help.module.css';
import { foundTitle, HELP_WORDS, NOTHING_FOUND } from './help.words.ts';
import { HelpList } from './help-list.tsx';
import { HelpSearch } from './help-search.tsx';

/** The topics, and the answers to a question of the address. */
export async function loader({ url, platform: { http } }: PageArgs) {
  const question = (url.searchParams.get('q') ?? '').trim().slice(0, HELP_QUESTION_MOST);
  const [{ topics }, found] = await Promise.all([
    http.request('GET /support/api/crawl/getSupportData', {}),
    question === '' ? undefined : http.request('GET /api/v1/help/search', { query: { q: question } }),
  ]);
  return { question, topics, found: found?.articles };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const head: NonNullable<PageModule<Data>['head']> = ({ data: { question } }) => ({
  title: `${HELP_WORDS.title} | Aangan`,
  description: HELP_WORDS.description,
  canonical: HELP_LINK,
  ...(question !== '' && { robots: 'noindex,follow' }),
});

export function Component() {
  const { question, topics, found } = usePageData<typeof loader>();
  return (
    <PageColumn width="list" top={32} bottom={72} gap={32}>
      <PageHeading>
        <h1>{HELP_WORDS.title}</h1>
        <Lead>{HELP_WORDS.lead}</Lead>
      </PageHeading>
      <HelpSearch question={question} />
      {found && (
        <Section aria-labelledby="found">
          <h2 id="found">{foundTitle(question, found.length)}</h2>
          {found.length === 0 ? <p>{NOTHING_FOUND}</p> : <HelpList articles={found} />}
        </Section>
      )}
      <div className={styles.topics}>
        {topics.map(({ topic, title, articles }) => (
          <PageSection key={topic} id={topic} title={title}>
            <HelpList articles={articles} />
          </PageSection>
        ))}
      </div>
      <AskSupport to={NEW_TICKET_LINK} />
      <p>
        {HELP_WORDS.complaints} <Link to={GRIEVANCE_LINK}>{HELP_WORDS.officer}</Link>
      </p>
    </PageColumn>
  );
}

export function ErrorBoundary() {
  return (
    <PageColumn width="list" top={32} bottom={72}>
      <h1>{HELP_WORDS.title}</h1>
      <RetryNote>{HELP_WORDS.missing}</RetryNote>
    </PageColumn>
  );
}
