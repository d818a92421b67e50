import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { freshValues } from '../../foundation/cache/public.ts';
import type { Database } from '../../foundation/database/public.ts';
import { callError } from '../../foundation/server/public.ts';
import { hearProjectChanges } from './project-changes.ts';
import { citySlice, type ProjectSlice } from './project-slice.queries.ts';

/** Lists follow changes that builders make at once, and all others after this time. */
const FRESH_MS = 10 * 60_000;

/** More than there are service cities. */
const MOST_CITIES = 50;

interface ProjectStores {
  /** @throws CallError 404 for an unknown city */
  read(city: string, onError: (error: unknown) => void): Promise<ProjectSlice>;
}

/**
 * The projects of each city in memory, loaded on first use. There are as many slices as service cities, about 1.5 kB a
 * project.
 * @param onClose calls a function when the server closes
 */
export function projectStores(
  database: Database,
  now: () => number,
  onClose: (close: () => Promise<void>) => void,
): ProjectStores {
  const load = (city: string) => citySlice(database, city, indiaDay(now()));
  const slices = freshValues({ load, now, freshMs: FRESH_MS, maxSize: MOST_CITIES });
  let changes: { close(): Promise<void> } | undefined;
  onClose(async () => changes?.close());

  return {
    async read(city, onError) {
      if (!cityBySlug(city)) throw callError('no-city');
      changes ??= hearProjectChanges(database, {
        onChange: (changed) => slices.expire(changed, onError),
        onError,
      });
      return slices.read(city, onError);
    },
  };
}
