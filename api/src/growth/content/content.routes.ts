import { randomBytes } from 'node:crypto';
import type { Article, contentCalls } from '@aangan/shared-kit/contracts/content';
import { CITY_SLUGS } from '@aangan/shared-kit/domain/cities';
import type { Audit } from '../../foundation/audit/public.ts';
import { badInput, type CallHandlers, callError } from '../../foundation/server/public.ts';
import type { StaffCallDeps } from '../../people/staff/public.ts';
import { allowedHtml } from './allowed-html.ts';
import { articleBlocks } from './article-blocks.ts';
import { blocksHtml } from './blocks-html.ts';
import { type ArticleRow, addRevision, decideStory, newestArticle, saveStory, storiesIn } from './content.queries.ts';
import { searchTexts } from './search-texts.ts';

/** Articles of the company, and customers' stories. */
export function contentHandlers({
  database,
  sessions,
  now,
  audit,
  decisions,
}: StaffCallDeps & { readonly audit: Audit }): CallHandlers<typeof contentCalls> {
  const texts = searchTexts(database, now);

  async function articleOf(slug: string): Promise<ArticleRow> {
    const row = await newestArticle(database, slug);
    if (!row) throw callError('no-article');
    return row;
  }

  return {
    'GET /api/v1/content/articles/{slug}': async ({ params }) => asArticle(await articleOf(params.slug)),

    async 'GET /api/v1/content/posts'({ query }) {
      const row = await newestArticle(database, query.slug);
      if (row) return [asPost(`${row.slug}.${row.revision}`, row, row.html)];
      const text = await texts.ofSlug(query.slug);
      return text ? [asPost(text.slug, text, blocksHtml(text.blocks))] : [];
    },

    async 'GET /api/v1/content/searches/{slug}'({ params: { slug } }) {
      const [row, text] = await Promise.all([newestArticle(database, slug), texts.ofSlug(slug)]);
      // Only names of searches: other articles have pages of their own.
      if (!text) throw callError('no-text');
      return row ? { ...text, title: row.title, blocks: articleBlocks(allowedHtml(row.html)) } : text;
    },

    async 'PUT /api/v1/staff/content/articles/{slug}'({ params, body }, request) {
      const { accountId } = await sessions.staff(request, 'support');
      const html = allowedHtml(body.html);
      if (html === '')
        throw badInput(
          'body.html',
          'is empty after cleaning. An article can have headings, paragraphs, lists and links',
        );
      const newest = (await newestArticle(database, params.slug))?.revision ?? 0;
      const { title, description } = body;
      const row = {
        slug: params.slug,
        revision: body.revision + 1,
        title,
        description,
        html,
        writtenAt: new Date(now()),
        writtenBy: accountId,
      };
      if (newest !== body.revision || !(await addRevision(database, row))) {
        throw callError('article-changed');
      }
      await audit.note({ event: 'staff-action', accountId, detail: 'article' }, request);
      return asArticle(row);
    },

    'GET /api/v1/content/testimonials': async () => ({ testimonials: await storiesIn(database, 'shown') }),

    async 'POST /api/v1/content/testimonials'({ body }, request) {
      const { accountId } = await sessions.required(request);
      if (!CITY_SLUGS.some((slug) => slug === body.city)) throw badInput('body.city', 'is not one of our cities');
      const id = `sto_${randomBytes(12).toString('base64url')}`;
      const { text, city } = body;
      await saveStory(database, { id, accountId, city, text, state: 'waiting', submittedAt: new Date(now()) });
      return { status: 'waiting' };
    },

    async 'GET /api/v1/staff/content/testimonials'(_input, request) {
      await sessions.staff(request, 'support');
      return { waiting: await storiesIn(database, 'waiting') };
    },

    async 'POST /api/v1/staff/content/testimonials/{id}'({ params, body }, request) {
      const staff = await sessions.staff(request, 'support');
      const status = body.decision === 'show' ? 'shown' : 'refused';
      await database.transaction(async (transaction) => {
        if (!(await decideStory(transaction, params.id, status))) throw callError('no-waiting-story');
        const queue = { queue: 'testimonials', role: 'support', caseId: params.id } as const;
        await decisions.note({ ...queue, decision: status, reversible: false }, { staff, request, transaction });
      });
      return { status };
    },
  };
}

/** Wrapped like the answers of content systems: rendered. */
function asPost(id: string, { slug, title }: { readonly slug: string; readonly title: string }, html: string) {
  return { id, slug, title: { rendered: title }, content: { rendered: allowedHtml(html) } };
}

/** Cleaned again on output, so that new rules apply to old articles. */
function asArticle({ slug, revision, title, description, html, writtenAt }: ArticleRow): Article {
  const blocks = articleBlocks(allowedHtml(html));
  return { slug, title, description, revision, updatedAt: writtenAt.getTime(), blocks };
}
