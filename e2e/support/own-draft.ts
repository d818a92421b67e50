import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

interface NewDraft {
  /** `RENT`, `PLOT` …: the kind of its form. */
  readonly category: string;
  readonly city?: string;
  /** Answers by field, as the steps would have saved them. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Starts a draft of the person who is logged in, by the API. Returns its id. */
export async function startDraft(
  request: APIRequestContext,
  { category, city = 'bangalore', values = {} }: NewDraft,
): Promise<string> {
  const typedAt = Date.now();
  const changes = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { value, typedAt }]));
  const started = await request.post('/api/v1/property/manage', {
    headers: { device: 'MOBILE', 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() },
    data: { category, city, changes },
  });
  if (!started.ok()) throw new Error(`No draft was started: ${started.status()} ${await started.text()}`);
  const { id }: { id: string } = await started.json();
  return id;
}
