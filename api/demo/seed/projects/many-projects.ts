import { sql } from 'drizzle-orm';
import type { Database } from '../../../src/foundation/database/public.ts';
import { project } from '../../../src/places/public.ts';

/**
 * Copies the seeded projects, with other dates and prices, until there are this many: for benchmarks of lists. Copies
 * have a society each, and neither units nor pictures of their own.
 */
export async function multiplyProjects(database: Database, wanted: number): Promise<void> {
  const seeded = await database.$count(project);
  const copies = sql.raw(`generate_series(1, ${Math.max(0, Math.ceil(wanted / seeded) - 1)}) n`);
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`
      insert into place
      select s.id || '-' || n, s.kind, s.city, s.slug || '-' || n, s.name || ' ' || n, s.subtitle, s.aliases,
        s.latitude, s.longitude, s.zone, s.pin, s.tier, s.landmark_kind
      from project p join place s on s.id = p.society_id cross join ${copies}`);
    await transaction.execute(sql`
      insert into society
      select s.place_id || '-' || n, s.locality_id, s.builder_id, s.builder, s.units, s.built_year, s.stage
      from project p join society s on s.place_id = p.society_id cross join ${copies}`);
    await transaction.execute(sql`
      insert into project
      select (jsonb_populate_record(p, jsonb_build_object(
        'id', substr(md5(p.id || n), 1, 10),
        'society_id', p.society_id || '-' || n,
        'slug', p.slug || '-' || n,
        'name', p.name || ' ' || n,
        'launched_on', p.launched_on - draw % 900,
        'possession_on', p.possession_on + draw % 700,
        'min_price', round(p.min_price * factor / 50000) * 50000 + 50000,
        'max_price', round(p.max_price * factor / 50000) * 50000 + 50000,
        'sponsored', p.sponsored and n % 10 = 0,
        'position', p.position + n * 48))).*
      from project p cross join ${copies}
      cross join lateral (select abs(hashtext(p.id || '-' || n)) draw) d
      cross join lateral (select 0.6 + (draw % 1000) / 1000.0 as factor) f`);
  });
}
