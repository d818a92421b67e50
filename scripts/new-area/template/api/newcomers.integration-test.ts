import { randomUUID } from 'node:crypto';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { NEW_COMERS_WORDS } from './newcomers.words.ts';

let server: TestServer;
let person: SignedIn;
let stranger: SignedIn;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  person = await signedIn(server.database, { name: 'Asha Rao' });
  stranger = await signedIn(server.database, { name: 'Ravi Kumar' });
});

const save = ({ cookie }: SignedIn, id: string, text: string) =>
  server.send('PUT', `/api/v1/newcomers/entries/${id}`, { headers: { cookie }, body: { text } });
const list = async ({ cookie }: SignedIn) => (await server.get('/api/v1/newcomers/entries', { cookie })).json;

describe('the entries of a person', () => {
  it('are saved once, however often the request is repeated', async () => {
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => save(person, id, 'First')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await save(person, id, 'Changed');
    expect(await list(person)).toMatchObject({ entries: [{ id, text: 'Changed' }] });
  });

  it('are neither shown to strangers nor changed by them', async () => {
    const id = randomUUID();
    await save(person, id, 'Mine');
    expect(await save(stranger, id, 'Theirs')).toMatchObject({
      status: 404,
      json: { message: NEW_COMERS_WORDS.unknown },
    });
    expect(await list(stranger)).toEqual({ entries: [] });
    expect(await list(person)).toMatchObject({ entries: [{ text: 'Mine' }] });
  });

  it('need a login', async () => {
    expect((await server.get('/api/v1/newcomers/entries')).status).toBe(401);
  });
});
