import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import type { VisitSlot, WireVisit } from '@aangan/shared-kit/contracts/visits';
import { attributionFields } from '@aangan/shared-kit/domain/lead-attribution';
import { SLOT_BOOKED } from '@aangan/shared-kit/domain/visit-limits';
import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useRefreshedSteps } from '@aangan/shared-kit/platform/use-listing-steps';
import { useState } from 'react';
import { LOGIN_REASONS } from '../login-reasons/public.ts';
import { deleteChosenSlot, saveChosenSlot } from './chosen-slot.ts';
import { type SlotDays, useSlotDays } from './use-slot-days.ts';
import { type Visit, visitOf } from './visit.ts';
import { type BookingStatus, modalOf, modalOfLead, type VisitModal } from './visit-modal.ts';
import { dayOf } from './visit-words.ts';

/** How a slot is booked: as the chosen one, or as the first free one with a single press. */
type Way = 'chosen' | 'instant';

export interface VisitFlow {
  readonly propertyId: string;
  /** Undefined while the modal to open is being determined. */
  readonly modal: VisitModal | undefined;
  readonly days: SlotDays;
  /** The visit of a confirmation. */
  readonly visit: Visit | undefined;
  readonly home: PropertyRecord | undefined;
  /** Whether the booking call is running: the modal is closed meanwhile. */
  readonly booking: boolean;
  /** Until when a slot is held for this device, epoch ms. */
  readonly heldUntil: number | undefined;
  /** The last error, in words for people. */
  readonly problem: string | undefined;
  /** Determines which modal opens. */
  begin(reschedule?: boolean): Promise<void>;
  openDay(date: string): void;
  book(slot: Pick<VisitSlot, 'timeEpoch'>, way?: Way): Promise<void>;
  reschedule(): Promise<void>;
  /** Notifies the visitor of a free slot. */
  notifyMe(date?: string): Promise<void>;
  /** Called with a changed visit. */
  changed(visit: Visit): void;
}

/** The state of a visitor’s booking. Source: services-and-platform, section 4 (slot booking; instant lead). */
export function useVisitFlow(propertyId: string, onVisit?: (visit: Visit) => void): VisitFlow {
  const { http, alerts, analytics, attribution, experiments, session, signUp } = usePlatform();
  const { shown: days, ...slotDays } = useSlotDays(propertyId);
  const [modal, setModal] = useState<VisitModal>();
  const [visit, setVisit] = useState<Visit>();
  const [home, setHome] = useState<PropertyRecord>();
  const [booking, setBooking] = useState(false);
  const [heldUntil, setHeldUntil] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const refreshSteps = useRefreshedSteps();
  const params = { propertyId };

  async function show(next: VisitModal, known?: WireVisit): Promise<void> {
    if (next.type === 'confirmation') {
      const wire = known ?? (await visitById(next.visitId));
      setVisit(visitOf(wire));
    }
    setModal(next);
    // Days and slots have skeletons of their own.
    if (next.type !== 'confirmation') void slotDays.load();
  }

  const visitById = async (visitId: string) =>
    (await http.request('GET /api/v1/visits/{visitId}', { params: { visitId } })).visit;

  async function lookUpHome(): Promise<PropertyRecord | undefined> {
    const { records } = await http.request('GET /api/v1/property/cards', { query: { ids: propertyId } });
    setHome(records[0]);
    return records[0];
  }

  function failed(error: unknown): void {
    const message = failureMessage(error);
    setProblem(message);
    alerts.show('error', message);
  }

  /** The fields sent with every kind of booking. */
  const bookingFacts = async (reschedule: boolean) => ({
    reschedule,
    sponsored: (home ?? (await lookUpHome().catch(() => undefined)))?.sponsored ?? false,
    ...attributionFields(attribution.current()),
  });

  async function loggedIn(timeEpoch: number): Promise<boolean> {
    if (session.loggedIn) return true;
    const held = await http.request('POST /api/v1/slot/{propertyId}/hold', { params, json: { timeEpoch } });
    setHeldUntil(held.heldUntil);
    saveChosenSlot(propertyId, timeEpoch);
    const asked = await signUp.require(LOGIN_REASONS.visit, { resume: `visit:${propertyId}` });
    // After a cancelled login the slot stays held for a while.
    deleteChosenSlot(propertyId);
    return asked;
  }

  function booked(wire: WireVisit, message: string, next: VisitModal): Promise<void> {
    onVisit?.(visitOf(wire));
    refreshSteps();
    alerts.show('success', message);
    analytics.track('schedule_visit', { propertyId, reschedule: modal?.type === 'customTime' && modal.reschedule });
    // A lead is a conversion of every experiment that the device takes part in.
    experiments.reached();
    return show(next, wire);
  }

  async function send(timeEpoch: number, way: Way): Promise<void> {
    const reschedule = modal?.type === 'customTime' && modal.reschedule;
    const said = await bookingFacts(reschedule);
    if (way === 'chosen' && modal?.type !== 'customTime') {
      const json = { selected_date: dayOf(timeEpoch), timeEpoch, propertyId, ...said };
      const answer = await http.request('POST /api/v1/slot/{propertyId}/book', { params, json });
      const next = { type: 'confirmation', visitId: answer.visit.id, reschedule: true } as const;
      return booked(answer.visit, answer.message, next);
    }
    const { nbFr } = said;
    const lead =
      way === 'instant'
        ? await http.request('POST /api/v1/common/lead/instantbook', {
            json: { leadData: { propertyId, timeEpoch, ...said }, ...(nbFr && { nbfr: nbFr }) },
          })
        : await http.request('POST /api/v1/common/lead/booked/time', {
            query: { reschedule: reschedule ? 'true' : 'false' },
            json: { propertyId, date: timeEpoch, ...said },
          });
    const next = modalOfLead(lead, reschedule);
    if (next.type === 'confirmation' && lead.visit) return booked(lead.visit, SLOT_BOOKED, next);
    setProblem(lead.message);
    alerts.show('error', lead.message);
    return show(next);
  }

  return {
    propertyId,
    modal,
    days,
    visit,
    home,
    booking,
    heldUntil,
    problem,
    openDay: (date) => {
      setProblem(undefined);
      void slotDays.openDay(date);
    },
    changed: (now) => {
      setVisit(now);
      onVisit?.(now);
    },
    async begin(reschedule = false) {
      setProblem(undefined);
      // Loads the home’s name and whether it is sponsored; the sheet works without them.
      lookUpHome().catch(() => undefined);
      try {
        await show(session.loggedIn ? await statusOf(reschedule) : { type: 'schedule' });
      } catch (error) {
        failed(error);
      }
    },
    async book({ timeEpoch }, way = 'chosen') {
      setProblem(undefined);
      try {
        if (!(await loggedIn(timeEpoch))) {
          // The held slot itself shows the message.
          return void (await slotDays.load());
        }
        // The schedule modal closes before the call is made.
        setBooking(true);
        await send(timeEpoch, way);
      } catch (error) {
        failed(error);
        // Returns to the day with the slots that are free now.
        setModal((before) => before ?? { type: 'schedule' });
        await slotDays.load();
      }
      setBooking(false);
      setHeldUntil(undefined);
    },
    async reschedule() {
      setProblem(undefined);
      try {
        await show(await statusOf(true));
      } catch (error) {
        failed(error);
      }
    },
    async notifyMe(date) {
      if (!(await signUp.require(LOGIN_REASONS.visit))) return;
      try {
        const json = date === undefined ? {} : { date };
        const path = 'POST /nb/api/v3/slot/booking/{propertyId}/notify';
        const { responseBody } = await http.request(path, { params, json });
        slotDays.setNotify(responseBody.notify);
        // A slot became free meanwhile.
        if (!responseBody.notify) await slotDays.load();
      } catch (error) {
        failed(error);
      }
    },
  };

  async function statusOf(reschedule: boolean): Promise<VisitModal> {
    if (reschedule && days.date !== undefined) return modalOf(await bookedTimes(days.date), reschedule);
    const json = { propertyId };
    return modalOf(await http.request('POST /api/v2/common/lead/book/tenant', { json }), reschedule);
  }

  async function bookedTimes(date: string): Promise<BookingStatus> {
    const query = { propertyId, date, reschedule: 'true' } as const;
    return http.request('GET /api/v2/common/lead/booked/time', { query });
  }
}
