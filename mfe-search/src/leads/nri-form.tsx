import { CITIES } from '@aangan/shared-kit/domain/cities';
import type { NriPurpose } from '@aangan/shared-kit/domain/lead-kind';
import { NAME_LENGTH } from '@aangan/shared-kit/domain/name';
import { to12Hour } from '@aangan/shared-kit/domain/visit-time';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField, TextField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import { useSyncExternalStore } from 'react';
import { DIAL_CODES, splitPhone } from './dial-codes.ts';
import { LEAD_WORDS } from './lead.words.ts';
import styles from './leads.module.css';
import { NRI_LEAD } from './nri-lead.ts';

/** Known values of the visitor. */
export interface KnownPerson {
  readonly name: string;
  /** With its country code; null when it is not known. */
  readonly phone: string | null;
  readonly email: string;
}

const PURPOSES: readonly { readonly value: NriPurpose; readonly label: string }[] = [
  { value: 'BUY', label: 'Buy a home' },
  { value: 'RENT', label: 'Rent a home' },
  { value: 'LET', label: 'Rent out my home' },
  { value: 'SELL', label: 'Sell my home' },
  { value: 'MANAGE', label: LEAD_WORDS.lookAfter },
];

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: to12Hour(hour) }));

/** The form for people abroad: what they look for, and the hours in their own zone when a call is welcome. */
export function NriForm({ known, city }: { readonly known: KnownPerson; readonly city: string }) {
  const { dialCode, number } = splitPhone(known.phone);
  const defaults = { name: known.name, dialCode, phone: number, email: known.email, city };
  const form = usePageForm(NRI_LEAD, { defaults: { ...defaults, purpose: 'BUY', callFrom: '9', callTo: '21' } });
  const { field } = form;
  return (
    <Form form={form} aria-label="Ask for a call">
      <TextField label="Name" autoComplete="name" maxLength={NAME_LENGTH.maximum} {...field('name')} />
      <div className={styles.phone}>
        <SelectField label="Country" autoComplete="tel-country-code" options={DIAL_CODES} {...field('dialCode')} />
        <TextField label="Phone" type="tel" autoComplete="tel-national" help={LEAD_WORDS.country} {...field('phone')} />
      </div>
      <TextField label="E-mail" type="email" autoComplete="email" {...field('email')} />
      <div className={styles.pair}>
        <SelectField label="What for" options={PURPOSES} {...field('purpose')} />
        <SelectField
          label="City in India"
          options={CITIES.map(({ slug, name }) => ({ value: slug, label: name }))}
          {...field('city')}
        />
      </div>
      <div className={styles.pair}>
        <SelectField label="Call me from" options={HOURS} {...field('callFrom')} />
        <SelectField label="Until" options={HOURS} help={LEAD_WORDS.hours} {...field('callTo')} />
      </div>
      <input type="hidden" name="timeZone" value={useTimeZone()} />
      <Button type="submit" variant="primary" busy={form.busy}>
        Ask for a call
      </Button>
      <SmallText>{LEAD_WORDS.call}</SmallText>
    </Form>
  );
}

/** The visitor's time zone, IANA name; empty on the server, which does not know it. */
function useTimeZone(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => '',
  );
}
