import type { Database } from './client.ts';

/** An open transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Where a query may run: by itself, or as part of a transaction that somebody else opened. */
export type DatabaseOrTransaction = Database | Transaction;
