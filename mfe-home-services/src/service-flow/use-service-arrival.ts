import { REDIRECT_CLEAN_UP_MS } from '@aangan/shared-kit/domain/platform-limits';
import { useLocation, useNavigate } from '@aangan/shared-kit/platform/router';
import { useEffect, useEffectEvent } from 'react';
import { FLOW_PARAMETERS, saveServiceFlow } from './service-flow.ts';

/**
 * Saves the flow that the address names, and takes its parameters out of the address a second later.
 * Source: services-and-platform, section 9 (redirect clean-up).
 */
export function useServiceArrival(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const cleanUp = useEffectEvent((query: URLSearchParams) => {
    for (const name of FLOW_PARAMETERS) query.delete(name);
    const rest = query.size > 0 ? `?${query}` : '';
    void navigate(`${pathname}${rest}${hash}`, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!FLOW_PARAMETERS.some((name) => query.has(name))) return undefined;
    saveServiceFlow(query);
    const timer = setTimeout(() => cleanUp(query), REDIRECT_CLEAN_UP_MS);
    return () => clearTimeout(timer);
  }, [search]);
}
