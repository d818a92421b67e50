import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { attributionFields } from '@aangan/shared-kit/domain/lead-attribution';
import { LEAD_CREATION_DEBOUNCE_MS, SAVED_ADDRESS_DELAY_MS } from '@aangan/shared-kit/domain/platform-limits';
import type { CallOptions } from '@aangan/shared-kit/platform/http';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { useEffect, useEffectEvent } from 'react';
import { hsFacts } from '../answers/public.ts';
import { leadSource } from '../service-flow/public.ts';
import { leadBody } from './lead-body.ts';

export interface ServiceLeadProps {
  readonly booking: Booking;
  /** Id of the chosen address. */
  readonly addressId: string | undefined;
  /** Is called with the lead's id, once it exists. */
  readonly onLead: (leadId: string) => void;
}

/**
 * Makes the lead of a checkout a second after it was opened, and renews it half a second after an address was chosen.
 * The same interest on a day is one lead, and a failed call shows nothing: the order makes the lead if it is missing.
 * Source: services-and-platform, section 4 (home services: debounce, saved address).
 */
export function ServiceLead({ booking, addressId, onLead }: ServiceLeadProps) {
  const platform = usePlatform();
  const { http, attribution } = platform;
  const creating = useMutation(async (chosen: string | undefined, options: CallOptions) => {
    const person = await http.request('GET /api/v3/user/info', { query: {} }, options);
    const body = leadBody({ booking, addressId: chosen, person });
    if (!body) return undefined;
    const json = { ...body, ...leadSource(platform), ...attributionFields(attribution.current()) };
    return hsFacts(await http.request('POST /api/v1/hs/create/services/lead', { json }, options)).leadId;
  });
  const create = useEffectEvent(async (chosen: string | undefined) => {
    const created = await creating.run(chosen);
    if (created?.answer) onLead(created.answer);
  });
  const { id, startsAt } = booking;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another booking or slot renews the lead
  useEffect(() => {
    const delay = addressId === undefined ? LEAD_CREATION_DEBOUNCE_MS : SAVED_ADDRESS_DELAY_MS;
    const timer = setTimeout(() => void create(addressId), delay);
    return () => clearTimeout(timer);
  }, [id, addressId, startsAt]);
  return null;
}
