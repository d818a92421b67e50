import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadLocalities } from '../localities/public.ts';

type Localities = Awaited<ReturnType<typeof loadLocalities>>;

export interface CityLocalities {
  /** Undefined while they load, null when they could not be loaded. */
  readonly localities: Localities | undefined | null;
  /** Those that have been requested; requests them again after a failure. */
  load(): Promise<Localities>;
}

/** The localities of a city, requested once. */
export function useLocalities(city: string): CityLocalities {
  const { http } = usePlatform();
  const [found, setFound] = useState<{ of: string; localities: Localities | null }>();
  const request = useRef<{ of: string; answer: Promise<Localities> }>(undefined);
  const load = useCallback(() => {
    if (request.current?.of !== city) request.current = { of: city, answer: loadLocalities(http, city) };
    const { answer } = request.current;
    answer.catch(() => {
      request.current = undefined;
    });
    return answer;
  }, [http, city]);
  useEffect(() => {
    let here = true;
    const show = (localities: Localities | null) => here && setFound({ of: city, localities });
    load().then(show, () => show(null));
    return () => {
      here = false;
    };
  }, [load, city]);
  return { localities: found?.of === city ? found.localities : undefined, load };
}
