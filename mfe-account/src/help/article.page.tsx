import { HELP_LINK } from '@aangan/shared-kit/links/help';
import { newTicketLink } from '@aangan/shared-kit/links/tickets';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import { type ActionArgs, type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { Link, redirect } from '@aangan/shared-kit/platform/router';
import { ArticleBody } from '@aangan/shared-kit/ui/article-body';
import { Lead, PageHeading, Section } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { orNotFound } from '../calls/public.ts';
import { AskSupport } from './ask-support.tsx';
import styles from './help.module.css';
import { HELP_WORDS } from './help.words.ts';
import { HelpAnswer } from './help-answer.tsx';
import { HelpList } from './help-list.tsx';

/** An article of the help centre. */
export async function loader({ params, url, platform: { http } }: PageArgs) {
  const input = { params: { id: params.article ?? '' } };
  const article = await orNotFound(http.request('GET /support/api/article/get/{id}', input));
  const said = url.searchParams.get('helped');
  return { article, said: said === 'yes' || said === 'no' ? said : undefined } as const;
}

/** Stores whether it helped, and shows the page again. */
export function action({ form, params, url, platform: { http } }: ActionArgs) {
  return orRefusal(form, async () => {
    const helped = form.get('helped') === 'yes';
    const input = { params: { id: params.article ?? '' }, json: { helped } };
    await http.request('POST /api/v1/help/articles/{id}/answer', input);
    return redirect(`${url.pathname}?helped=${helped ? 'yes' : 'no'}`);
  });
}

type Data = Awaited<ReturnType<typeof loader>>;

export const head: NonNullable<PageModule<Data>['head']> = ({ data: { article } }) => ({
  title: `${article.title} | Aangan help`,
  description: article.summary,
  canonical: `${HELP_LINK}/${article.id}`,
});

export function Component() {
  const { article, said } = usePageData<typeof loader>();
  return (
    <PageColumn width="text" top={16} bottom={72} gap={32}>
      <PageHeading>
        <p>
          <Link to={HELP_LINK}>{HELP_WORDS.back}</Link>
        </p>
        <h1>{article.title}</h1>
        <Lead>{article.summary}</Lead>
      </PageHeading>
      <div className={styles.article}>
        <ArticleBody blocks={article.blocks} />
      </div>
      <HelpAnswer said={said} helped={article.helped} />
      {said === 'no' && <AskSupport to={newTicketLink('article', article.id)} />}
      {article.related.length > 0 && (
        <Section aria-labelledby="related">
          <h2 id="related">{HELP_WORDS.related}</h2>
          <HelpList articles={article.related} />
        </Section>
      )}
    </PageColumn>
  );
}
