import { CITIES } from '@aangan/shared-kit/domain/cities';
import { isValidEmail } from '@aangan/shared-kit/domain/email';
import { attributionFields } from '@aangan/shared-kit/domain/lead-attribution';
import type { NriPurpose } from '@aangan/shared-kit/domain/lead-kind';
import { NAME_LENGTH, nameError } from '@aangan/shared-kit/domain/name';
import { isValidPhone } from '@aangan/shared-kit/domain/phone';
import { SIGN_UP_MESSAGES } from '@aangan/shared-kit/domain/sign-up-messages';
import { to12Hour } from '@aangan/shared-kit/domain/visit-time';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField, TextField } from '@aangan/shared-kit/ui/field';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { DIAL_CODES, dialled, splitPhone } from './dial-codes.ts';
import { LeadSent } from './lead-sent.tsx';
import styles from './leads.module.css';
import { type Problems, useLeadForm } from './use-lead-form.ts';

/** Known values of the visitor. */
export interface KnownPerson {
  readonly name: string;
  /** With its country code; null when it is not known. */
  readonly phone: string | null;
  readonly email: string;
}

type Field = 'name' | 'dialCode' | 'phone' | 'email' | 'city' | 'purpose' | 'callFrom' | 'callTo';

const PURPOSES: readonly { readonly value: NriPurpose; readonly label: string }[] = [
  { value: 'BUY', label: 'Buy a home' },
  { value: 'RENT', label: 'Rent a home' },
  { value: 'LET', label: 'Let my home' },
  { value: 'SELL', label: 'Sell my home' },
  { value: 'MANAGE', label: 'Have my home looked after' },
];

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: to12Hour(hour) }));

/** The form for people abroad: what they look for, and the hours in their own zone when a call is welcome. */
export function NriForm({ known, city }: { readonly known: KnownPerson; readonly city: string }) {
  const { http, analytics, attribution } = usePlatform();
  const { dialCode, number } = splitPhone(known.phone);
  const { problems, failure, busy, sent, submit } = useLeadForm<Field>(problemsOf, async (field) => {
    const form = {
      name: field('name'),
      ...dialled(field('dialCode'), field('phone')),
      email: field('email'),
      city: field('city'),
      purpose: field('purpose') as NriPurpose,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      callFrom: field('callFrom'),
      callTo: field('callTo'),
      ...attributionFields(attribution.current()),
    };
    const { message } = await http.request('POST /api/v1/nri_lead/add', { form });
    analytics.track('nri_lead', { purpose: form.purpose, city: form.city });
    return message;
  });
  if (sent) return <LeadSent message={sent} />;
  return (
    <Section as="form" onSubmit={submit} aria-label="Ask for a call" noValidate>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={NAME_LENGTH.maximum}
        defaultValue={known.name}
        error={problems.name}
      />
      <div className={styles.phone}>
        <SelectField label="Country" name="dialCode" defaultValue={dialCode} options={DIAL_CODES} />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel-national"
          help="Another country: type its code first, such as +33 612345678."
          defaultValue={number}
          error={problems.phone}
        />
      </div>
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={known.email}
        error={problems.email}
      />
      <div className={styles.pair}>
        <SelectField label="What for" name="purpose" defaultValue="BUY" options={PURPOSES} />
        <SelectField
          label="City in India"
          name="city"
          defaultValue={city}
          options={CITIES.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
      </div>
      <div className={styles.pair}>
        <SelectField label="Call me from" name="callFrom" defaultValue="9" options={HOURS} error={problems.callTo} />
        <SelectField
          label="Until"
          name="callTo"
          defaultValue="21"
          options={HOURS}
          help="Hours of your own day, where you are now."
        />
      </div>
      {failure && <AlertNote tone="error">{failure}</AlertNote>}
      <Button type="submit" variant="primary" busy={busy}>
        Ask for a call
      </Button>
      <SmallText>One of us calls, and nobody else gets your number.</SmallText>
    </Section>
  );
}

/** Source: product-and-plans, section 5 (validation rules). */
function problemsOf(field: (name: Field) => string): Problems<Field> {
  const { phoneCountryCode, phone } = dialled(field('dialCode'), field('phone'));
  const digits = phone.replace(/[\s().-]/g, '');
  return {
    name: nameError(field('name')),
    phone: /^\d{4,14}$/.test(digits) && isValidPhone(phoneCountryCode, digits) ? undefined : SIGN_UP_MESSAGES.phone,
    email: isValidEmail(field('email')) ? undefined : SIGN_UP_MESSAGES.email,
    callTo: field('callFrom') === field('callTo') ? 'Choose two different hours.' : undefined,
  };
}
