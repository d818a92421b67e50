import type { CallAnswer } from '../contracts/all-calls.ts';
import { LOCALITY_TYPE_CACHE_MINUTES } from '../domain/platform-limits.ts';
import type { ExpiringStorage } from './expiring-storage.ts';
import type { Http } from './http.ts';

type LocalityType = CallAnswer<'GET /api/v4/localities/{id}/type'>;

/**
 * The type of a locality; requested once a day.
 * @throws HttpError when the call fails Source: services-and-platform, section 7 (localities type, cached 1440
 * minutes).
 */
export async function localityType(http: Http, storage: ExpiringStorage, id: string): Promise<LocalityType> {
  const key = `locality-type:${id}`;
  const saved = storage.get(key, isLocalityType);
  if (saved) return saved;
  const type = await http.request('GET /api/v4/localities/{id}/type', { params: { id } });
  storage.set(key, type, LOCALITY_TYPE_CACHE_MINUTES);
  return type;
}

const TYPES = { locality: true, society: true, landmark: true, metro: true } as const satisfies Record<
  LocalityType['type'],
  true
>;

function isLocalityType(value: unknown): value is LocalityType {
  if (typeof value !== 'object' || value === null) return false;
  const { id, type, city } = value as Partial<Record<keyof LocalityType, unknown>>;
  return typeof id === 'string' && typeof city === 'string' && typeof type === 'string' && Object.hasOwn(TYPES, type);
}
