import { HELP_ARTICLE_IDS } from '@aangan/shared-kit/domain/support/help-articles';
import { openVisitServer, stranger } from '../../../testing/visit-server.ts';

let server: Awaited<ReturnType<typeof openVisitServer>>;
beforeAll(async () => {
  server = await openVisitServer();
});
afterAll(() => server.close());

interface Article {
  readonly id: string;
  readonly related: readonly { readonly id: string }[];
  readonly helped: { readonly yes: number; readonly of: number };
}

const article = (id: string) => server.call<Article>(undefined, 'GET', `/support/api/article/get/${id}`);
const answer = (who: ReturnType<typeof stranger>, helped: boolean) =>
  server.call(who, 'POST', '/api/v1/help/articles/refunds/answer', { helped });

it('the help centre lists every article once, and each of them opens', async () => {
  const { body } = await server.call<{ topics: { articles: { id: string }[] }[] }>(
    undefined,
    'GET',
    '/support/api/crawl/getSupportData',
  );
  const listed = body.topics.flatMap(({ articles }) => articles.map(({ id }) => id));
  expect(listed.toSorted()).toEqual(HELP_ARTICLE_IDS.toSorted());
  for (const id of listed) expect((await article(id)).status).toBe(200);
  expect((await article('no-such-article')).status).toBe(404);
});

it('the search forgives typing mistakes', async () => {
  const { body } = await server.call<{ articles: { id: string }[] }>(
    undefined,
    'GET',
    '/api/v1/help/search?q=refnd%20stauts',
  );
  expect(body.articles[0]?.id).toBe('refunds');
});

it('the last answer of a browser counts, once', async () => {
  const [one, other] = [stranger(), stranger()];
  await answer(one, true);
  await answer(one, false);
  await answer(other, true);
  expect((await article('refunds')).body.helped).toEqual({ yes: 1, of: 2 });
});
