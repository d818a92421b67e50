import type { ServiceHub } from '@aangan/shared-kit/contracts/staff-bookings';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField } from '@aangan/shared-kit/ui/field';
import type { ReactNode } from 'react';
import styles from './staff-hubs.module.css';
import { HUBS_WORDS } from './staff-hubs.words.ts';

interface HubFormProps {
  readonly hubs: readonly ServiceHub[];
  readonly hub: ServiceHub;
  /** Further choices. */
  readonly children?: ReactNode;
}

/** Chooses a hub; the choice is in the address. */
export function HubForm({ hubs, hub, children }: HubFormProps) {
  return (
    <form method="get" className={styles.choices}>
      <SelectField
        key={hub.id}
        label={HUBS_WORDS.hub}
        name="hub"
        defaultValue={hub.id}
        options={hubs.map(({ id, name }) => ({ value: id, label: `${name} (${id})` }))}
      />
      {children}
      <Button type="submit">{HUBS_WORDS.show}</Button>
    </form>
  );
}

/** The hub of an address; the first one for an unknown id. @throws Error without hubs */
export function hubOf(hubs: readonly ServiceHub[], asked: string | null): ServiceHub {
  const found = hubs.find(({ id }) => id === asked) ?? hubs[0];
  if (!found) throw new Error('The catalogue of hubs is empty');
  return found;
}
