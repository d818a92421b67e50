import type { SlotPlaces } from '@aangan/shared-kit/contracts/staff-bookings';
import { SERVICE_SLOTS } from '@aangan/shared-kit/domain/home-services/service-slots';
import { slotValue } from '../slot-choice/public.ts';
import styles from './staff-hubs.module.css';
import { dayName, HUBS_WORDS } from './staff-hubs.words.ts';

interface PlacesTableProps {
  readonly days: readonly { readonly day: string; readonly slots: readonly SlotPlaces[] }[];
  /** What was typed before a refusal. */
  readonly typed: Readonly<Record<string, string>> | undefined;
}

/** A field for each day and slot that can be booked, with the places that are taken. */
export function PlacesTable({ days, typed }: PlacesTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable to be scrolled by keys
    <section className={styles.scroll} tabIndex={0} aria-label={HUBS_WORDS.title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{HUBS_WORDS.day}</th>
            {SERVICE_SLOTS.map(({ id, words }) => (
              <th key={id} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, slots }) => (
            <tr key={day}>
              <th scope="row">{dayName(day)}</th>
              {SERVICE_SLOTS.map(({ id, words }) => {
                const slot = slots.find(({ slotId }) => slotId === id);
                if (!slot) return <td key={id}>–</td>;
                const name = slotValue({ day, slotId: id });
                return (
                  <td key={id} data-set={slot.isSet || undefined}>
                    <input
                      type="number"
                      name={name}
                      min={0}
                      max={200}
                      required
                      defaultValue={typed?.[name] ?? slot.capacity}
                      aria-label={HUBS_WORDS.places(dayName(day), words)}
                    />
                    <small>{HUBS_WORDS.taken(slot.taken)}</small>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
