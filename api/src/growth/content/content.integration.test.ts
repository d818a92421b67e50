import { randomUUID } from 'node:crypto';
import { signedIn } from '../../../testing/signed-in.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { seedArticles } from './seed-articles.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
  await seedArticles(server.database);
});
afterAll(() => server.close());

const own = { 'sec-fetch-site': 'same-origin' };

async function member(facts: Parameters<typeof signedIn>[1] = {}) {
  const { cookie, accountId } = await signedIn(server.database, facts);
  return { accountId, headers: { ...own, cookie } };
}

const write = (slug: string, revision: number, html: string, headers: Record<string, string>) =>
  server.send('PUT', `/api/v1/staff/content/articles/${slug}`, {
    headers,
    body: { title: 'Title', description: 'A sentence.', html, revision },
  });

describe('articles', () => {
  it('come with the product, as blocks and as HTML', async () => {
    const { json } = await server.get('/api/v1/content/articles/privacy');
    expect(json).toMatchObject({ slug: 'privacy', title: 'Privacy policy', blocks: expect.any(Array) });
    const posts = await server.answer<{ content: { rendered: string } }[]>('/api/v1/content/posts?slug=privacy');
    expect(posts[0]?.content.rendered).toContain('<h2>Your rights</h2>');
    expect(await server.answer('/api/v1/content/posts?slug=nothing-of-that-name')).toEqual([]);
  });

  it('answer 404 for an unknown name', async () => {
    expect((await server.get('/api/v1/content/articles/no-such-text')).status).toBe(404);
  });

  it('are seeded once, and never overwrite what staff wrote', async () => {
    const before = await server.get('/api/v1/content/articles/careers');
    await seedArticles(server.database);
    expect((await server.get('/api/v1/content/articles/careers')).json).toEqual(before.json);
  });

  it('are written by staff, cleaned, one revision after the other', async () => {
    const { headers } = await member({ role: 'staff' });
    const slug = `text-${randomUUID()}`;
    const first = await write(slug, 0, '<p>One</p><script>alert(1)</script>', headers);
    expect(first.json).toMatchObject({ revision: 1, blocks: [{ kind: 'paragraph', runs: [{ text: 'One' }] }] });
    expect((await write(slug, 1, '<p>Two</p>', headers)).json).toMatchObject({ revision: 2 });
    const late = await write(slug, 1, '<p>Three</p>', headers);
    expect(late).toMatchObject({ status: 409, json: { message: expect.stringContaining('Somebody else') } });
    expect((await write(slug, 2, '<script>alert(1)</script>', headers)).status).toBe(400);
    expect((await server.get(`/api/v1/content/articles/${slug}`)).json).toMatchObject({ revision: 2 });
  });

  it('that two people save at once become one revision and one conflict', async () => {
    const { headers } = await member({ role: 'staff' });
    const slug = `text-${randomUUID()}`;
    const both = await Promise.all(['<p>A</p>', '<p>B</p>'].map((html) => write(slug, 0, html, headers)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('about searches are generated from figures, until staff write one', async () => {
    const { headers } = await member({ role: 'staff' });
    const path = '/api/v1/content/searches/rent-in-nashik';
    const made = (await server.get(path)).json;
    expect(made).toMatchObject({ title: 'Homes for rent in Nashik', questions: expect.any(Array) });
    const [post] = await server.answer<{ content: { rendered: string } }[]>(
      '/api/v1/content/posts?slug=rent-in-nashik',
    );
    expect(post?.content.rendered).toContain('<p>');
    const { revision = 0 } = (await server.get('/api/v1/content/articles/rent-in-nashik')).json as {
      revision?: number;
    };
    await write('rent-in-nashik', revision, '<p>Grapes and hills.</p>', headers);
    expect((await server.get(path)).json).toMatchObject({
      blocks: [{ kind: 'paragraph', runs: [{ text: 'Grapes and hills.' }] }],
    });
    expect((await server.get('/api/v1/content/searches/privacy')).status).toBe(404);
  });

  it('can be written by staff only', async () => {
    const { headers } = await member();
    expect((await write('privacy', 1, '<p>Mine</p>', headers)).status).toBe(404);
    expect((await write('privacy', 1, '<p>Mine</p>', own)).status).toBe(401);
  });
});

describe('customer stories', () => {
  const text = () => `We found a bright flat near the lake ${randomUUID()}`;
  const notify = (body: object, headers: Record<string, string>) =>
    server.send('POST', '/api/v1/content/testimonials', { headers, body });
  const shown = async () => JSON.stringify((await server.get('/api/v1/content/testimonials')).json);

  it('are shown with a first name after staff approve them', async () => {
    const teller = await member({ name: 'Meera Krishnan' });
    const staff = await member({ role: 'staff' });
    const story = text();
    expect((await notify({ text: story, city: 'pune', agreed: true }, teller.headers)).json).toEqual({
      status: 'waiting',
    });
    expect(await shown()).not.toContain(story);
    const { json } = await server.get('/api/v1/staff/content/testimonials', staff.headers);
    const { waiting } = json as { waiting: { id: string; text: string }[] };
    const id = waiting.find((each) => each.text === story)?.id;
    const decide = () =>
      server.send('POST', `/api/v1/staff/content/testimonials/${id}`, {
        headers: staff.headers,
        body: { decision: 'show' },
      });
    expect((await decide()).json).toEqual({ status: 'shown' });
    expect(await shown()).toContain(story);
    expect(await shown()).not.toContain('Krishnan');
    expect((await decide()).status).toBe(404);
  });

  it('need a login, a city of ours, some text and consent', async () => {
    const { headers } = await member();
    expect((await notify({ text: text(), city: 'pune', agreed: true }, own)).status).toBe(401);
    expect((await notify({ text: text(), city: 'paris', agreed: true }, headers)).status).toBe(400);
    expect((await notify({ text: 'Nice.', city: 'pune', agreed: true }, headers)).status).toBe(400);
    expect((await notify({ text: text(), city: 'pune', agreed: false }, headers)).status).toBe(400);
  });

  it('that wait are visible to staff only', async () => {
    const { headers } = await member();
    expect((await server.get('/api/v1/staff/content/testimonials', headers)).status).toBe(404);
  });
});
