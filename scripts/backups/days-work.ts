import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spend } from '../../api/src/money/wallet/public.ts';
import { listingsFor } from '../../api/testing/listings-for.ts';
import type { MoneyServer } from '../../api/testing/money-server.ts';
import { type SignedIn, signedIn } from '../../api/testing/signed-in.ts';
import { uploadCalls } from '../../api/testing/upload-server.ts';
import type { FolderRegistry } from '../../shell/src/registry/folder-registry.ts';

/** What a person was told that it is done. */
export interface Acknowledged {
  readonly person: SignedIn;
  readonly paymentId: string;
  readonly balancePaise: number;
  readonly listingId: string;
  /** SHA-256 of the document that was uploaded. */
  readonly digest: string;
  readonly release: string;
}

const TOP_UP_PAISE = 50_000;
const SPENT_PAISE = 12_345;

/** Parts of a day: a new person tops up, spends, gets a listing, uploads a document; and a release is published. */
export async function work(server: MoneyServer, registry: FolderRegistry, day: string): Promise<Acknowledged> {
  const person = await signedIn(server.database);
  const paymentId = await server.addMoney(person, TOP_UP_PAISE);
  await spend(server.database, {
    key: `drill:${day}`,
    accountId: person.accountId,
    paise: SPENT_PAISE,
    description: 'Freedom plan',
    at: new Date(server.clock.now),
    to: 'sales:drill',
  });
  const [listingId = ''] = await listingsFor(server.database, person, 1);
  const bytes = Buffer.from(`%PDF-1.7\n% ${day}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`);
  const headers = { cookie: person.cookie, 'sec-fetch-site': 'same-origin' };
  const file = { kind: 'kyc-document', subject: 'owner/identity', name: 'identity.pdf', bytes };
  const uploaded = await uploadCalls(server.app).upload(headers, file);
  if (uploaded.statusCode !== 200) throw new Error(uploaded.body);
  return {
    ...{ person, paymentId, listingId, release: await publish(registry, day) },
    balancePaise: TOP_UP_PAISE - SPENT_PAISE,
    digest: digestOf(bytes),
  };
}

export const digestOf = (bytes: Buffer | undefined) =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');

/** Stores an artifact, and then names it in the document, as each publish does. */
async function publish(registry: FolderRegistry, version: string): Promise<string> {
  const build = await mkdtemp(path.join(tmpdir(), 'aangan-drill-release-'));
  await writeFile(path.join(build, 'release.json'), JSON.stringify({ version }));
  await registry.store.put(`mfe-drill/${version}`, build);
  await rm(build, { recursive: true });
  await registry.update(async (document) => {
    const before = document.remotes['mfe-drill'];
    const previous = before ? [before.live, ...before.previous] : [];
    return { ...document, remotes: { 'mfe-drill': { live: version, previous, salt: 'drill' } } };
  });
  return version;
}
