import { randomUUID } from 'node:crypto';
import { samplePosting } from '@aangan/shared-kit/testing/sample-posting';
import { type APIRequestContext, expect } from '@playwright/test';

const MANAGE = '/api/v1/property/manage';
/** As a page of the site sends. */
const headers = { 'sec-fetch-site': 'same-origin' };

/** Publishes a home for rent of the person who is logged in, in a city that other tests do not search. @returns its id */
export async function publishedHome(request: APIRequestContext): Promise<string> {
  const started = await request.post(MANAGE, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: { category: 'RENT', city: 'nashik' },
  });
  const { id, version }: { id: string; version: number } = await started.json();
  const place = { latitude: 20.004 + Math.random() / 100, longitude: 73.764 + Math.random() / 100 };
  const values = { ...samplePosting('RENT'), localityId: 'loc-nashik-college-road', ...place };
  const changes = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { value, typedAt: Date.now() }]),
  );
  const saved = await request.patch(`${MANAGE}/${id}`, { headers, data: { base: version, editor: 'test', changes } });
  const { draft }: { draft: { version: number } } = await saved.json();
  await request.post(`${MANAGE}/${id}/publish`, { headers, data: { version: draft.version } });
  const stateOf = async () => (await (await request.get(`${MANAGE}/${id}/publication`)).json()).state;
  await expect.poll(stateOf).toBe('live');
  return id;
}
