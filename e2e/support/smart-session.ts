import type { APIRequestContext } from '@playwright/test';
import { newAddress } from './own-address.ts';

/** Starts a smart search of the requests' visitor. @returns its id */
export async function smartSession(request: APIRequestContext): Promise<string> {
  // The device's cookie comes with the first page.
  await request.get('/page-not-found');
  const answer = await request.post('/falcon/smart-search-v2/register_session', {
    headers: { device: 'DESKTOP', 'x-forwarded-for': newAddress() },
    data: {
      city: 'bangalore',
      slots: [{ kind: 'category', value: 'RENT', certainty: 'certain' }],
      attempt: `test-${crypto.randomUUID()}`.slice(0, 40),
    },
  });
  if (!answer.ok()) throw new Error(`No smart search: HTTP ${answer.status()} ${await answer.text()}`);
  const { session_id }: { session_id: string } = await answer.json();
  return session_id;
}
