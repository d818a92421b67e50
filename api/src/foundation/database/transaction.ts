import type { Database } from './client.ts';

/** An open transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A database, or a transaction that the caller opened. */
export type DatabaseOrTransaction = Database | Transaction;
