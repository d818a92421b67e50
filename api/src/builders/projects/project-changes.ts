import { sql } from 'drizzle-orm';
import { type Database, type DatabaseOrTransaction, listen } from '../../foundation/database/public.ts';

/** Channel of the database on which all instances hear of changed projects. */
const CHANNEL = 'project_changed';

/** Tells every instance, once the transaction commits, that what it has cached of a city's projects is old. */
export async function noteProjectChange(database: DatabaseOrTransaction, city: string): Promise<void> {
  await database.execute(sql`select pg_notify(${CHANNEL}, ${city})`);
}

interface Heard {
  /** The projects of a city have changed, or any may have when the connection broke: undefined. */
  onChange(city: string | undefined): void;
  onError(error: unknown): void;
}

/** Hears of changed projects, on a connection of its own. */
export function hearProjectChanges(database: Database, { onChange, onError }: Heard): { close(): Promise<void> } {
  return listen(database.$client.options, CHANNEL, {
    onNotification: onChange,
    // Notifications before this moment were missed.
    onConnect: () => onChange(undefined),
    onError,
  });
}
