import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { VisitSlot, WireKeptShare } from '@aangan/shared-kit/contracts/visits';
import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useRef, useState } from 'react';
import { INDIA_ZONE } from './visit-words.ts';

type DaysAnswer = CallAnswer<'GET /nb/api/v3/slot/booking/{propertyId}/getDays'>['responseBody'];

export type VisitDay = DaysAnswer['days'][number];

/** Days and slots of a home; `undefined` while they load. */
export interface SlotDays {
  readonly days: readonly VisitDay[] | undefined;
  /** The reason why the home cannot be visited at all, in words for people. */
  readonly closed: string | null;
  /** Whether the visitor is notified when a slot becomes free. */
  readonly notify: boolean;
  /** How reliably the owner keeps visits; null with too little data. */
  readonly ownerKept: WireKeptShare;
  readonly date: string | undefined;
  readonly slots: readonly VisitSlot[] | undefined;
  /** Zone of the visitor’s account. */
  readonly accountZone: string;
  readonly problem: string | undefined;
}

const WAITING: SlotDays = {
  days: undefined,
  closed: null,
  notify: false,
  ownerKept: null,
  date: undefined,
  slots: undefined,
  accountZone: INDIA_ZONE,
  problem: undefined,
};

interface SlotDaysActions {
  readonly shown: SlotDays;
  /** Requests the days, and the slots of the selected day or of the first day with a free slot. */
  load(): Promise<void>;
  openDay(date: string): Promise<void>;
  /** Called when the visitor has asked to be notified. */
  setNotify(notify: boolean): void;
}

/**
 * The days on which a home can be visited, and the slots of one of them. The last selected day wins over late answers.
 */
export function useSlotDays(propertyId: string): SlotDaysActions {
  const { http } = usePlatform();
  const [shown, setShown] = useState(WAITING);
  const turn = useRef(0);
  const params = { propertyId };
  const change = (facts: Partial<SlotDays>) => setShown((before) => ({ ...before, ...facts }));

  async function inTurn(work: (isLast: () => boolean) => Promise<void>): Promise<void> {
    const mine = ++turn.current;
    const isLast = () => mine === turn.current;
    try {
      await work(isLast);
    } catch (error) {
      if (isLast()) change({ problem: failureMessage(error) });
    }
  }

  async function loadSlots(date: string, isLast: () => boolean): Promise<void> {
    const answer = await http.request('GET /nb/api/v3/slot/booking/{propertyId}/getSlots', { params, query: { date } });
    const { slots, viewerTimeZone } = answer.responseBody;
    if (isLast()) change({ slots, accountZone: viewerTimeZone });
  }

  return {
    shown,
    setNotify: (notify) => change({ notify }),
    load: () =>
      inTurn(async (isLast) => {
        change({ problem: undefined });
        const answer = await http.request('GET /nb/api/v3/slot/booking/{propertyId}/getDays', { params });
        const { days, closed, notify, ownerKept } = answer.responseBody;
        if (!isLast()) return;
        const date = days.some((day) => day.date === shown.date)
          ? shown.date
          : (days.find(({ free }) => free > 0) ?? days[0])?.date;
        change({ days, closed, notify, ownerKept, date });
        if (date !== undefined) await loadSlots(date, isLast);
      }),
    openDay: (date) =>
      inTurn(async (isLast) => {
        change({ date, slots: undefined, problem: undefined });
        await loadSlots(date, isLast);
      }),
  };
}
