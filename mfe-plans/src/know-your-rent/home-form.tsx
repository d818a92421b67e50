import { CITIES } from '@aangan/shared-kit/domain/cities';
import {
  AMENITIES,
  AMENITY_LABELS,
  BHK_LABELS,
  BHK_TYPES,
  FURNISHING_LABELS,
  FURNISHINGS,
} from '@aangan/shared-kit/domain/listing-options';
import { KNOW_YOUR_RENT_LINK } from '@aangan/shared-kit/links/know-your-rent';
import { usePageData } from '@aangan/shared-kit/platform/page';
import { Form, useNavigate } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { ChipToggle } from '@aangan/shared-kit/ui/chip';
import { SelectField, TextField } from '@aangan/shared-kit/ui/field';
import { Legend, Unscripted, WrappedRow } from '@aangan/shared-kit/ui/layout';
import styles from './know-your-rent.module.css';
import { KNOW_WORDS } from './know-your-rent.words.ts';
import { CITY_ONLY, type loadEstimate } from './load-estimate.ts';

const CITY_OPTIONS = CITIES.map(({ slug, name }) => ({ value: slug, label: name }));
const SIZES = BHK_TYPES.map((value) => ({ value, label: BHK_LABELS[value] }));
const FURNISHED = FURNISHINGS.map((value) => ({ value, label: FURNISHING_LABELS[value] }));

const STAY = { replace: true, preventScrollReset: true };

/** Id of the form. */
export const HOME_FORM = 'home';

/** The home, as a form that leads to its address. It works without JavaScript. */
export function HomeForm() {
  const { home, typed, problems, localities, answer } = usePageData<typeof loadEstimate>();
  const navigate = useNavigate();
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <Form id={HOME_FORM} method="get" action={KNOW_YOUR_RENT_LINK} className={styles.form}>
      {answer && <h2>{KNOW_WORDS.change}</h2>}
      {Object.keys(problems).length > 0 && <AlertNote tone="error">{KNOW_WORDS.wrong}</AlertNote>}
      <SelectField
        label={KNOW_WORDS.city}
        name="city"
        options={CITY_OPTIONS}
        defaultValue={home.city}
        // Its localities are those of the page for that city.
        onChange={({ target: { form } }) => form && void navigate(localitiesLink(form), STAY)}
      />
      <Unscripted>
        <Button type="submit" name={CITY_ONLY} value="true" formNoValidate>
          {KNOW_WORDS.changeCity}
        </Button>
      </Unscripted>
      <SelectField
        key={home.city}
        label={KNOW_WORDS.locality}
        name="locality"
        options={[{ value: '', label: KNOW_WORDS.chooseLocality }, ...localities]}
        defaultValue={home.locality ?? ''}
        error={problems.locality}
        required
      />
      <div className={styles.pair}>
        <SelectField label={KNOW_WORDS.size} name="bhk" options={SIZES} defaultValue={home.bhk ?? 'BHK2'} />
        <TextField
          label={KNOW_WORDS.area}
          name="area"
          defaultValue={typed.area}
          error={problems.area}
          required
          {...number}
        />
      </div>
      <SelectField
        label={KNOW_WORDS.furnishing}
        name="furnishing"
        options={FURNISHED}
        defaultValue={home.furnishing ?? 'SEMI_FURNISHED'}
      />
      <div className={styles.pair}>
        <TextField
          label={KNOW_WORDS.floor}
          help={KNOW_WORDS.optional}
          name="floor"
          defaultValue={typed.floor}
          error={problems.floor}
          {...number}
        />
        <TextField
          label={KNOW_WORDS.age}
          help={KNOW_WORDS.optional}
          name="age"
          defaultValue={typed.age}
          error={problems.age}
          {...number}
        />
      </div>
      <WrappedRow as="fieldset">
        <Legend>{KNOW_WORDS.amenities}</Legend>
        {AMENITIES.map((amenity) => (
          <ChipToggle
            key={amenity}
            type="checkbox"
            name="amenity"
            value={amenity}
            defaultChecked={home.amenities?.includes(amenity) ?? false}
          >
            {AMENITY_LABELS[amenity]}
          </ChipToggle>
        ))}
      </WrappedRow>
      <Button type="submit" variant="primary">
        {KNOW_WORDS.estimate}
      </Button>
    </Form>
  );
}

/** The page with the localities of the chosen city, and with all that was typed. */
function localitiesLink(form: HTMLFormElement): string {
  const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  query.delete('locality');
  query.set(CITY_ONLY, 'true');
  return `${KNOW_YOUR_RENT_LINK}?${query}`;
}
