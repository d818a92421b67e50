import type { CitySlug } from '@aangan/shared-kit/domain/cities';
import {
  LEGAL_SERVICES,
  type LegalServiceType,
  legalService,
} from '@aangan/shared-kit/domain/home-services/legal-services';
import { LEAD_SENT_MESSAGE } from '@aangan/shared-kit/domain/lead-kind';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField, TextField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { Panel } from '@aangan/shared-kit/ui/layout';
import { PhoneField } from '@aangan/shared-kit/ui/phone-field';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import { CITY_OPTIONS } from '../legal-place/public.ts';
import { LEGAL_LEAD } from './legal-lead.ts';
import { LEAD_WORDS } from './legal-lead.words.ts';

interface LegalLeadProps {
  readonly city: CitySlug;
  /** The service that is chosen at first. */
  readonly type: LegalServiceType;
  readonly sent: boolean;
}

/** The short form for people who want to be called, and what happens after it. */
export function LegalLead({ city, type, sent }: LegalLeadProps) {
  return (
    <Panel as="section" id={LEGAL_LEAD.name} aria-labelledby="legal-lead-title">
      <h2 id="legal-lead-title">{LEAD_WORDS.title}</h2>
      {sent ? <AlertNote tone="good">{LEAD_SENT_MESSAGE}</AlertNote> : <LeadForm city={city} type={type} />}
    </Panel>
  );
}

function LeadForm({ city, type }: Omit<LegalLeadProps, 'sent'>) {
  const form = usePageForm(LEGAL_LEAD, { defaults: { city, service: legalService(type).lead } });
  const { field } = form;
  return (
    <>
      <p>{LEAD_WORDS.about}</p>
      <Form form={form} aria-labelledby="legal-lead-title">
        <TextField label={LEAD_WORDS.name} autoComplete="name" {...field('name')} />
        <PhoneField label={LEAD_WORDS.phone} {...field('phone')} />
        <SelectField
          label={LEAD_WORDS.service}
          options={LEGAL_SERVICES.map(({ lead, name }) => ({ value: lead, label: name }))}
          {...field('service')}
        />
        <SelectField label={LEAD_WORDS.city} options={CITY_OPTIONS} {...field('city')} />
        <Button type="submit" busy={form.busy}>
          {LEAD_WORDS.send}
        </Button>
      </Form>
    </>
  );
}
