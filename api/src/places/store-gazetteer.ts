import { sql } from 'drizzle-orm';
import { type DatabaseOrTransaction, storeRows } from '../foundation/database/public.ts';
import { readCities } from './gazetteer.ts';
import { cityRow, gazetteerRows } from './gazetteer-rows.ts';
import { city, metroLine, metroLineStation, place } from './places.tables.ts';

/**
 * Stores the cities, localities, landmarks and metro lines of the gazetteer, and corrects those that are stored. Places
 * that it no longer has stay, because listings are in them.
 */
export async function storeGazetteer(database: DatabaseOrTransaction): Promise<void> {
  const cities = readCities();
  const rows = cities.map(gazetteerRows);
  const stops = rows.flatMap((each) => each.stops);
  await storeRows(database, city, city.slug, cities.map(cityRow));
  await storeRows(
    database,
    place,
    place.id,
    rows.flatMap(({ places }) => places),
  );
  await storeRows(
    database,
    metroLine,
    metroLine.id,
    rows.flatMap(({ lines }) => lines),
  );
  await storeRows(database, metroLineStation, [metroLineStation.lineId, metroLineStation.position], stops);
  // Of lines that have become shorter.
  const last = JSON.stringify(
    Object.entries(Object.groupBy(stops, ({ lineId }) => lineId)).map(([id, of]) => ({ id, stops: of?.length })),
  );
  await database.execute(
    sql`delete from ${metroLineStation} using json_to_recordset(${last}::json) as line (id text, stops int)
      where ${metroLineStation.lineId} = line.id and ${metroLineStation.position} > line.stops`,
  );
}
