import { useEffect, useState } from 'react';
import { usePlatform } from '../platform/platform.ts';
import { type BaseData, fetchBaseData, type MapLocality } from './base-data.ts';

/** A map that draws its base itself, unless map tiles are configured. */
interface SchematicMap {
  showBase(data: BaseData): void;
  /** Redraws the base after a change of colours. */
  recolour(): void;
}

interface Shown {
  /** Slug of the city. */
  readonly city: string;
  /** Where a failure is reported from. */
  readonly remote: string;
  readonly page?: string;
}

/** Loads the base of a map, which nothing else needs, and follows light and dark. @returns the localities of the city */
export function useBaseData(map: SchematicMap | undefined, { city, remote, page }: Shown): readonly MapLocality[] {
  const { http, errors, tileUrl } = usePlatform();
  const [localities, setLocalities] = useState<readonly MapLocality[]>([]);
  useEffect(() => {
    if (!map || tileUrl) return;
    const stop = new AbortController();
    const scheme = window.matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', () => map.recolour(), { signal: stop.signal });
    fetchBaseData(http, city, stop.signal)
      .then((data) => {
        map.showBase(data);
        setLocalities(data.localities);
      })
      .catch(
        (error: unknown) =>
          stop.signal.aborted || errors.report(error, { remote, ...(page !== undefined && { page }) }),
      );
    return () => stop.abort();
  }, [map, http, errors, tileUrl, city, remote, page]);
  return localities;
}
