import type { Transaction } from '../database/public.ts';
import type { Jobs } from '../jobs/public.ts';
import type { UploadKind } from '../module/public.ts';
import { type UploadList, uploadsOf } from './uploads.queries.ts';

interface ListDeps {
  readonly kinds: ReadonlyMap<string, UploadKind>;
  readonly jobs: Pick<Jobs, 'send'>;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Tells the module of a kind which files of a list can be shown now, in the transaction that has changed them. */
export async function listChanged(
  transaction: Transaction,
  { kinds, jobs, now }: ListDeps,
  { accountId, kind, subject }: UploadList,
): Promise<void> {
  const changed = kinds.get(kind)?.changed;
  if (!changed) return;
  const rows = await uploadsOf(transaction, accountId, kind, subject);
  const ready = rows.flatMap(({ id, digest, colour, look, poster, state }) =>
    state === 'ready' && digest !== null ? [{ id, digest, colour, look, poster }] : [],
  );
  await changed(transaction, { accountId, subject, files: ready, at: new Date(now()), jobs });
}
