import type { StaffBooking } from '@aangan/shared-kit/contracts/staff-bookings';
import { INVENTORY, volumeOf } from '@aangan/shared-kit/domain/home-services/inventory';
import { packersCity } from '@aangan/shared-kit/domain/home-services/packers-city';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { Bullets } from '@aangan/shared-kit/ui/layout';
import { STAFF_BOOKINGS_WORDS } from './staff-bookings.words.ts';

type Move = NonNullable<StaffBooking['move']>;

/** What staff need to know of a move before they quote it. */
export function MoveFacts({ move }: { readonly move: Move }) {
  const { from, to, items, packing, insuredRupees, storageMonths, survey } = move;
  return (
    <section aria-labelledby="move">
      <h3 id="move">{STAFF_BOOKINGS_WORDS.move}</h3>
      <Bullets>
        <li>From {endWords(from)}</li>
        <li>To {endWords(to)}</li>
        <li>Survey by {survey}</li>
        <li>
          {volumeOf(items)} cubic feet: {items.map(itemWords).join(', ')}
        </li>
        <li>
          Packing: {packing}. Insured: {formatRupees(insuredRupees)}. Storage: {storageMonths} months.
        </li>
      </Bullets>
    </section>
  );
}

function endWords({ address, locality, city, pin, floor, hasLift }: Move['from']): string {
  const place = [address, locality, packersCity(city)?.name ?? city, pin].filter((part) => part !== '').join(', ');
  return `${place}, floor ${floor}, ${hasLift ? 'lift' : 'no lift'}`;
}

function itemWords({ key, quantity }: Move['items'][number]): string {
  return `${quantity} × ${INVENTORY.find((item) => item.key === key)?.title ?? key}`;
}
