import type { WalletMovement } from '@aangan/shared-kit/contracts/wallet';
import type { Database } from '../../foundation/database/public.ts';
import { badInput } from '../../foundation/server/public.ts';
import { balanceAfter, movementsOf } from './wallet.queries.ts';

const PAGE = 20;

/**
 * One page of a person's history, newest first, each movement with the balance after it.
 * @throws CallError 400 for an invalid cursor
 */
export async function historyPage(
  database: Database,
  accountId: string,
  cursor: string | undefined,
): Promise<{ movements: WalletMovement[]; next: string | null }> {
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) throw badInput('query.cursor', 'is not one of ours');
  const before = cursor === undefined ? undefined : Number(cursor);
  const rows = await movementsOf(database, accountId, { before, limit: PAGE + 1 });
  const shown = rows.slice(0, PAGE);
  const newest = shown[0];
  let balancePaise = newest ? await balanceAfter(database, accountId, newest.id) : 0;
  const movements = shown.map(({ id, kind, description, at, paise }) => {
    const movement = { id, kind, description, at: at.getTime(), paise, balancePaise };
    balancePaise -= paise;
    return movement;
  });
  return { movements, next: rows.length > PAGE ? String(shown.at(-1)?.id) : null };
}
