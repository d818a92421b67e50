import { PACKERS_CITIES } from '@aangan/shared-kit/domain/home-services/packers-city';
import { PACKERS_LINK } from '@aangan/shared-kit/links/moves';
import { Form } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField } from '@aangan/shared-kit/ui/field';
import { PLAN_WORDS } from '../move-plan/public.ts';
import type { PackersData } from './load-packers.ts';
import styles from './packers.module.css';
import { PACKERS_WORDS as WORDS } from './packers.words.ts';

const CITY_OPTIONS = PACKERS_CITIES.map(({ slug, name }) => ({ value: slug, label: name }));
/** The size that the form begins with. */
const FIRST_HOME = 'BHK2';

interface StartFormProps {
  readonly city: string;
  readonly homes: PackersData['prices']['within'];
}

/** Where to, and how large the home is: the form leads to the price with the usual goods of such a home. */
export function StartForm({ city, homes }: StartFormProps) {
  return (
    <Form method="get" action={`${PACKERS_LINK}/estimate`} className={styles.start} aria-label={WORDS.start}>
      <SelectField label={PLAN_WORDS.from} name="from" options={CITY_OPTIONS} defaultValue={city} />
      <SelectField label={PLAN_WORDS.to} name="to" options={CITY_OPTIONS} defaultValue={city} />
      <SelectField
        label={PLAN_WORDS.homes}
        name="home"
        options={homes.map(({ size, title }) => ({ value: size, label: title }))}
        defaultValue={FIRST_HOME}
      />
      <Button type="submit" variant="primary">
        {WORDS.start}
      </Button>
    </Form>
  );
}
