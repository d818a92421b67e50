import { type AnyPgColumn, bigint, text, timestamp, type UpdateDeleteAction } from 'drizzle-orm/pg-core';

/** A moment, to the millisecond. */
export const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Money. */
export const paise = (name: string) => bigint(name, { mode: 'number' });

/** The id of a row of another table, never null. */
export const idOf = (name: string, column: () => AnyPgColumn, actions?: { onDelete: UpdateDeleteAction }) =>
  text(name).notNull().references(column, actions);
