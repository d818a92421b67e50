import { createRenderer } from '../render/main.tsx';
import { pageCode } from '../testing/a-container.ts';
import { testFolders } from '../testing/test-folder.ts';
import { type TestPage, type TestSite, testSite } from '../testing/test-site.ts';

const CALL = "platform.http.request('GET /places/api/v1/autocomplete', { query: { hint: 'x', city: 'pune' } })";

const PAGES: Readonly<Record<string, TestPage>> = {
  ask: {
    paths: ['/ask'],
    code: pageCode('Ask us', {
      action: `async ({ form, platform }) => {
        const name = form.get('name');
        if (!name) return { problem: 'Some answers do not fit.', problemsByField: { name: 'Type a name.' }, values: { city: form.get('city') } };
        await ${CALL};
        return Response.redirect(form.get('to') ?? 'http://localhost/ask?sent=1', 302);
      }`,
    }),
  },
  broken: { paths: ['/broken'], code: pageCode('Broken', { action: "async () => { throw new Error('broken') }" }) },
};

const OWN = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', host: 'localhost' };

describe('a form that is posted to a page', () => {
  const newFolder = testFolders();
  let site: TestSite;
  beforeEach(async () => {
    site = await testSite(await newFolder(), PAGES, createRenderer);
  });
  afterEach(() => site.close());

  const post = (body: string, headers: Readonly<Record<string, string>> = OWN, path = '/ask') =>
    site.ask(path, { method: 'POST', headers, body });
  const refusalIn = (body: string) =>
    JSON.parse(/id="aangan-state">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}').entry?.refusal;

  it('leads on with 303, after the calls of its action with the visitor’s cookies and address', async () => {
    const answer = await post('name=Asha', { ...OWN, cookie: 'a=1' });
    expect([answer.status, answer.headers.location]).toEqual([303, 'http://localhost/ask?sent=1']);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(site.api.requests[0]?.headers).toMatchObject({ cookie: 'a=1', 'x-forwarded-for': '127.0.0.1' });
  });

  it('shows its page again with 422, the problems and the typed values', async () => {
    const { status, headers, body } = await post('name=&city=Typed');
    expect(status).toBe(422);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toContain('<h1>Ask us</h1>');
    expect(refusalIn(body)).toEqual({
      problem: 'Some answers do not fit.',
      problemsByField: { name: 'Type a name.' },
      values: { city: 'Typed' },
    });
  });

  it('never shows what one visitor typed to another one', async () => {
    const first = await site.ask('/ask');
    await post('name=&city=Typed');
    const next = await site.ask('/ask');
    expect([first.status, next.status]).toEqual([200, 200]);
    expect(next.body).not.toContain('Typed');
    const other = await post('name=&city=Other');
    expect(refusalIn(other.body).values).toEqual({ city: 'Other' });
  });

  it('may be a multipart form without files', async () => {
    const type = 'multipart/form-data; boundary=edge';
    const part = (name: string, value: string) =>
      `--edge\r\ncontent-disposition: form-data; ${name}\r\n\r\n${value}\r\n`;
    const empty = part('name="photo"; filename=""', '');
    const named = await post(`${part('name="name"', 'Asha')}${empty}--edge--\r\n`, { ...OWN, 'content-type': type });
    expect(named.status).toBe(303);
    const file = `${part('name="name"; filename="x.txt"', 'content')}--edge--\r\n`;
    expect((await post(file, { ...OWN, 'content-type': type })).status).toBe(400);
  });

  it.each<[string, number, string, Readonly<Record<string, string>>]>([
    ['of another site', 403, 'name=Asha', { ...OWN, 'sec-fetch-site': 'cross-site' }],
    ['of a sister site', 403, 'name=Asha', { ...OWN, 'sec-fetch-site': 'same-site' }],
    ['without an origin', 403, 'name=Asha', { 'content-type': OWN['content-type'] }],
    [
      'with an origin elsewhere',
      403,
      'name=Asha',
      { 'content-type': OWN['content-type'], origin: 'https://evil.test' },
    ],
    ['of another type', 415, '{"name":"Asha"}', { ...OWN, 'content-type': 'application/json' }],
    ['that is broken', 400, 'no part', { ...OWN, 'content-type': 'multipart/form-data; boundary=edge' }],
    ['that is too long', 413, `name=${'x'.repeat(70_000)}`, OWN],
  ])('is refused before its action runs if it is one %s', async (_which, status, body, headers) => {
    expect((await post(body, headers)).status).toBe(status);
    expect(site.api.seen).toEqual([]);
  });

  it('never leads to another site', async () => {
    const { status, body } = await post('name=Asha&to=https://evil.test/');
    expect(status).toBe(422);
    expect(refusalIn(body).problem).toBe('Something went wrong. Please try again.');
  });

  it('is refused in general words when its action fails', async () => {
    const { status, body } = await post('name=Asha', OWN, '/broken');
    expect(status).toBe(422);
    expect(refusalIn(body)).toEqual({
      problem: 'Something went wrong. Please try again.',
      problemsByField: {},
      values: {},
    });
  });
});
