import type { GrievanceOfficer } from '@aangan/shared-kit/contracts/grievances';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { PRIVACY_LINK } from '@aangan/shared-kit/links/account';
import { GRIEVANCE_LINK } from '@aangan/shared-kit/links/grievance';
import { type Http, HttpError } from '@aangan/shared-kit/platform/http';
import { notFound, type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { ArticleBody } from '@aangan/shared-kit/ui/article-body';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { OfficerCard } from '../grievance-officer/public.ts';
import styles from './article.module.css';
import { ARTICLE_WORDS } from './article.words.ts';
import { articleAddress } from './article-slug.ts';

/** Loads an article of the company from the content area. @throws notFound() if it does not exist */
export async function loader({ pattern, params, platform: { http } }: PageArgs) {
  const address = articleAddress(pattern, params);
  if (!address) throw notFound();
  try {
    const { slug, canonical } = address;
    const [article, officer] = await Promise.all([
      http.request('GET /api/v1/content/articles/{slug}', { params: { slug } }),
      canonical === PRIVACY_LINK ? officerOf(http) : undefined,
    ]);
    return { canonical, article, officer };
  } catch (error) {
    throw error instanceof HttpError && error.status === 404 ? notFound() : error;
  }
}

/** Whom complaints about personal data go to. The policy is readable without it. */
async function officerOf(http: Http): Promise<GrievanceOfficer | null | undefined> {
  try {
    return (await http.request('GET /api/v1/grievances/officer', {})).officer;
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

type Data = Awaited<ReturnType<typeof loader>>;

export const head: NonNullable<PageModule<Data>['head']> = ({ data: { article, canonical } }) => ({
  title: `${article.title} | Aangan`,
  description: article.description,
  canonical,
});

export function Component() {
  const { article, officer } = usePageData<typeof loader>();
  return (
    <article className={styles.article}>
      <header>
        <h1>{article.title}</h1>
        <SmallText>Last changed on {formatDay(article.updatedAt)}</SmallText>
      </header>
      <ArticleBody blocks={article.blocks} />
      {officer !== undefined && (
        <OfficerCard officer={officer} next={{ to: GRIEVANCE_LINK, label: 'Send a complaint' }} />
      )}
    </article>
  );
}

/** What visitors see when the article could not be fetched. */
export function ErrorBoundary() {
  return (
    <div className={styles.article}>
      <h1>{ARTICLE_WORDS.missing}</h1>
      <RetryNote>{ARTICLE_WORDS.missingText}</RetryNote>
    </div>
  );
}
