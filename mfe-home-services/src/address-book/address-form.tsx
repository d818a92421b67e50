import type { ServiceAddress } from '@aangan/shared-kit/contracts/home-services';
import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { useOwnRefusal } from '@aangan/shared-kit/platform/own-refusal';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextAreaField, TextField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import { useState } from 'react';
import { PinField, pinOf } from '../map-pin/public.ts';
import { ADDRESS_WORDS } from './address.words.ts';
import styles from './address-book.module.css';
import { ADDRESS_LABELS, type AddressField, addressForm } from './address-definition.ts';

interface AddressFormProps {
  /** The address that is changed; undefined for a new one. */
  readonly address: ServiceAddress | undefined;
  /** Slug of the booking's city. */
  readonly city: string;
  /** Tells the page's action which form it is. */
  readonly intent: string;
  /** What happens then: `Save and choose a time`. */
  readonly submit: string;
}

/** A new or changed address. The page's action saves it. */
export function AddressForm({ address, city, intent, submit }: AddressFormProps) {
  const hidden = { intent, id: address?.id ?? '' };
  const refusal = useOwnRefusal(hidden);
  const form = usePageForm(addressForm(hidden.id), {
    defaults: address ? typedFields(address) : { labelType: 'HOME' },
    hidden,
  });
  const { field } = form;
  const [locality, setLocality] = useState(refusal?.values.locality ?? address?.locality ?? '');
  const label = field('labelType');
  const typed = refusal?.values ?? (address && typedFields(address));
  return (
    <Form form={form} aria-label={address ? ADDRESS_WORDS.edit : ADDRESS_WORDS.use}>
      <SmallText>{ADDRESS_WORDS.city(cityBySlug(city)?.name ?? city)}</SmallText>
      <div className={styles.pair}>
        <TextField
          label={ADDRESS_WORDS.number}
          autoComplete="address-line1"
          maxLength={40}
          {...field('buildingNumber')}
        />
        <TextField
          label={ADDRESS_WORDS.floor}
          help={ADDRESS_WORDS.floorHelp}
          inputMode="numeric"
          maxLength={2}
          {...field('floor')}
        />
      </div>
      <TextField
        label={ADDRESS_WORDS.building}
        autoComplete="address-line2"
        maxLength={120}
        {...field('buildingName')}
      />
      <TextField
        label={ADDRESS_WORDS.street}
        autoComplete="address-line3"
        maxLength={200}
        {...field('streetAddress')}
      />
      <div className={styles.pair}>
        <TextField
          label={ADDRESS_WORDS.locality}
          autoComplete="address-level3"
          maxLength={80}
          {...field('locality')}
          onBlur={(event) => setLocality(event.target.value)}
        />
        <TextField
          label={ADDRESS_WORDS.pinCode}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={6}
          {...field('zipcode')}
        />
      </div>
      <TextAreaField
        label={ADDRESS_WORDS.details}
        help={ADDRESS_WORDS.detailsHelp}
        rows={2}
        maxLength={300}
        {...field('houseDetails')}
      />
      <PinField
        city={city}
        locality={locality}
        first={pinOf(typed?.latitude, typed?.longitude)}
        page="serviceCheckout"
      />
      <fieldset className={styles.labels}>
        <legend>{ADDRESS_WORDS.label}</legend>
        {ADDRESS_LABELS.map((each) => (
          <label key={each}>
            <input type="radio" name={label.name} value={each} defaultChecked={each === label.defaultValue} />
            {ADDRESS_WORDS.labels[each]}
          </label>
        ))}
      </fieldset>
      <Button type="submit" variant="primary" busy={form.busy}>
        {submit}
      </Button>
    </Form>
  );
}

/** A saved address as the form shows it. */
function typedFields(address: ServiceAddress): Record<AddressField, string> {
  const { floor, latitude, longitude } = address;
  const typed = (number: number | null) => (number === null ? '' : String(number));
  return { ...address, floor: typed(floor), latitude: typed(latitude), longitude: typed(longitude) };
}
