import type { ServiceCity } from '@aangan/shared-kit/domain/home-services/service-city';
import { saveServiceCity } from '@aangan/shared-kit/domain/home-services/service-city-cookie';
import { REDIRECT_CLEAN_UP_MS } from '@aangan/shared-kit/domain/platform-limits';
import { useLocation, useNavigate } from '@aangan/shared-kit/platform/router';
import { useEffect, useEffectEvent } from 'react';
import { FLOW_PARAMETERS, saveServiceFlow } from './service-flow.ts';

/**
 * Saves the city of the page, and the flow that the address names. Its parameters are taken out of the address a second
 * later.
 * @param city whose services the page is about; undefined where the visitor has not chosen one
 * Source: services-and-platform, section 9 (Hs city cookie, redirect clean-up).
 */
export function useServiceArrival(city?: ServiceCity): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const cleanUp = useEffectEvent((query: URLSearchParams) => {
    for (const name of FLOW_PARAMETERS) query.delete(name);
    const rest = query.size > 0 ? `?${query}` : '';
    void navigate(`${pathname}${rest}${hash}`, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (city !== undefined) saveServiceCity(document, city);
  }, [city]);
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!FLOW_PARAMETERS.some((name) => query.has(name))) return undefined;
    saveServiceFlow(query);
    const timer = setTimeout(() => cleanUp(query), REDIRECT_CLEAN_UP_MS);
    return () => clearTimeout(timer);
  }, [search]);
}
