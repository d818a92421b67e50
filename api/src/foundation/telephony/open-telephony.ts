import { isEnded } from '@aangan/shared-kit/domain/calls/call-state';
import { type Api, openOutside } from '../module/public.ts';
import type { BridgedCalls } from './bridged-call.ts';
import { callById, insertCall } from './bridged-calls.queries.ts';
import { shownCall } from './move-call.ts';
import { callPurposes, type Purposes } from './purposes.ts';
import type { Telephony } from './telephony.ts';

export const PLACE_JOB = 'telephony-place';

/** The company that connects phones; undefined without one. */
export const telephonyOf = (api: Api): Telephony | undefined => openOutside(api, api.settings.telephony);

/** What the modules of this API do for their calls. */
export function purposesOf(_api: Api): Purposes {
  return callPurposes();
}

/** Calls through the bridge number, for modules that connect two people. */
export function bridgedCallsOf(api: Api): BridgedCalls {
  const purposes = api.use(purposesOf);
  return {
    available: api.use(telephonyOf) !== undefined,
    handle: purposes.add,
    handleInbound: purposes.addInbound,
    async place(transaction, { id, purpose, at }) {
      if (!api.use(telephonyOf)) throw new Error('No company connects phones: ask `available` first.');
      const made = await insertCall(transaction, { id, purpose, state: 'queued', askedAt: at });
      if (made) await api.jobs.send(PLACE_JOB, { id }, { transaction, key: id });
      const call = made ?? (await callById(transaction, id));
      if (!call) throw new Error(`Call ${id} was stored and is not found.`);
      return shownCall(call);
    },
    async find(database, id) {
      const call = await callById(database, id);
      return call && shownCall(call);
    },
    isOpen: ({ state }) => !isEnded(state),
  };
}
