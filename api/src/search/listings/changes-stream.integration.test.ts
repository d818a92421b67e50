import { CACHE_TAG, CHANGES_PATH, type Change, change, listingsTag } from '@aangan/shared-kit/contracts/changes';
import type { SearchAnswer } from '@aangan/shared-kit/contracts/property';
import { type LiveInstances, liveInstances, until } from '../../../testing/live-instances.ts';
import { primaryPosition } from '../../foundation/replicas/public.ts';
import { noteListingChange } from './listing-changes.ts';

const PUNE = { city: 'pune', category: 'RENT' } as const;
const SEARCH = 'city=pune&category=RENT';

let api: LiveInstances;

beforeAll(async () => {
  api = await liveInstances(2);
});
afterAll(() => api.close());

/** Reads the stream of an instance. */
async function listenTo(origin = ''): Promise<{ readonly heard: readonly Change[]; readonly ended: () => boolean }> {
  const heard: Change[] = [];
  let ended = false;
  const { body, status } = await fetch(origin + CHANGES_PATH);
  if (!body || status !== 200) throw new Error(`${status} for the stream`);
  const read = async () => {
    for await (const text of body.pipeThrough(new TextDecoderStream())) {
      for (const [, data = ''] of text.matchAll(/^data: (.*)$/gm)) heard.push(change.parse(JSON.parse(data)));
    }
  };
  void read().then(
    () => {
      ended = true;
    },
    // The connection was broken.
    () => undefined,
  );
  await until(() => heard.length > 0);
  return { heard, ended: () => ended };
}

const headersOf = async (path: string) => (await fetch(`${api.origins[0]}${path}`)).headers;

describe('the stream of changes', () => {
  it('begins with the word that anything may have changed, and tells each change at every instance', async () => {
    const streams = await Promise.all(api.origins.map(listenTo));
    const before = await primaryPosition(api.database);
    await api.database.transaction((transaction) => noteListingChange(transaction, PUNE));
    const isPune = ({ tag }: Change) => tag === listingsTag(PUNE);
    await until(() => streams.every(({ heard }) => heard.some(isPune)));
    for (const { heard } of streams) {
      expect(heard[0]).toEqual({ position: expect.any(String) });
      // Replicas that have replayed this far have the change.
      expect(BigInt(heard.find(isPune)?.position ?? 0)).toBeGreaterThan(before ?? 0n);
    }
  });

  it('says nothing of a transaction that was rolled back', async () => {
    const { heard } = await listenTo(api.origins[0]);
    const undone = api.database.transaction(async (transaction) => {
      await noteListingChange(transaction, { city: 'delhi', category: 'BUY' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await noteListingChange(api.database, { city: 'mumbai', category: 'BUY' });
    await until(() => heard.some(({ tag }) => tag === 'listings-mumbai-BUY'));
    expect(heard.some(({ tag }) => tag === 'listings-delhi-BUY')).toBe(false);
  });

  it('ends when its instance stops', async () => {
    const stopping = await liveInstances(1);
    const { ended } = await listenTo(stopping.origins[0]);
    await stopping.apps[0]?.close();
    await until(ended);
    await stopping.close();
  });
});

it('Answers that are made of listings name them', async () => {
  const search = await fetch(`${api.origins[0]}/api/v1/property/search?${SEARCH}`);
  const { records } = (await search.json()) as SearchAnswer;
  const id = records[0]?.id;
  const paths = [
    `/api/v1/property/search?${SEARCH}`,
    `/api/v1/property/search/cards?${SEARCH}`,
    `/api/v1/property/search/facets?${SEARCH}`,
    `/api/v1/property/search/map?${SEARCH}`,
    `/api/v1/property/${id}`,
    `/api/v1/property/rentsimilar/${id}`,
  ];
  const tags = await Promise.all(paths.map(async (path) => [path, (await headersOf(path)).get(CACHE_TAG)]));
  expect(tags).toEqual(paths.map((path) => [path, 'listings-pune-RENT']));
});
