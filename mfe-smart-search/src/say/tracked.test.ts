import { fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { loader } from './redirect.page.tsx';

const TRACK = 'GET /falcon/smart-search-v2/track/{track_id}';
const SESSION = 'sms_abcdefghij0123456789';

async function target(answer: Parameters<typeof fakePlatform>[0]): Promise<string | null> {
  const url = new URL('https://aangan.test/smart-search-redirect-abc123');
  const args = { request: new Request(url), url, pattern: url.pathname, params: { track_id: 'abc123' } };
  const thrown = await loader({ ...args, platform: fakePlatform(answer) }).catch((error: unknown) => error);
  return thrown instanceof Response ? thrown.headers.get('location') : null;
}

it('leads the owner of a tracked session to it, with the source of the message', async () => {
  const answers = { [TRACK]: { session_id: SESSION, source: 'whatsapp', city: 'pune', slots: [] } } as const;
  expect(await target({ answers: { ...answers, [TRACK]: { ...answers[TRACK], slots: [] } } })).toBe(
    `/smart-search/details/${SESSION}/whatsapp`,
  );
});

it('leads anybody else to the box with the same wishes, and nobody off the site', async () => {
  const wishes = { session_id: null, source: 'whatsapp' as const, city: 'pune' };
  const slots = [{ kind: 'bhk' as const, value: ['BHK2' as const], certainty: 'certain' as const }];
  expect(await target({ answers: { [TRACK]: { ...wishes, slots } } })).toMatch(/^\/smart-search\?q=2.bhk.*city=pune/i);
  expect(await target({ answers: { [TRACK]: fakeHttpError(404) } })).toBeNull();
});
