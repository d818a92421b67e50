import { OWNER_CONTACT_MESSAGE } from '@aangan/shared-kit/domain/lead-kind';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextAreaField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { Section } from '@aangan/shared-kit/ui/layout';
import { PhoneField } from '@aangan/shared-kit/ui/phone-field';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import { CROWD_WORDS } from './crowd.words.ts';
import { CROWD_LEAD } from './crowd-lead.ts';
import { LeadSent } from './lead-sent.tsx';

interface CrowdLeadProps {
  /** The visitor's number, as far as it is known. */
  readonly phone: string;
  readonly sent: boolean;
}

/** Asks for the owner’s number of a home to let; then says what happens with it. */
export function CrowdLead({ phone, sent }: CrowdLeadProps) {
  return (
    <Section aria-labelledby="crowd-lead">
      <h2 id="crowd-lead">{CROWD_WORDS.title}</h2>
      <p>{CROWD_WORDS.lead}</p>
      {sent ? <LeadSent message={OWNER_CONTACT_MESSAGE} /> : <CrowdForm phone={phone} />}
    </Section>
  );
}

function CrowdForm({ phone }: Pick<CrowdLeadProps, 'phone'>) {
  const form = usePageForm(CROWD_LEAD, { defaults: { phone } });
  const { field } = form;
  return (
    <Form form={form} aria-labelledby="crowd-lead">
      <PhoneField label="Your number" {...field('phone')} />
      <PhoneField label="The owner’s number" {...field('ownerPhone')} autoComplete="off" />
      <TextAreaField
        label={CROWD_WORDS.where}
        maxLength={500}
        rows={3}
        help={CROWD_WORDS.example}
        {...field('description')}
      />
      <Button type="submit" variant="primary" busy={form.busy}>
        {CROWD_WORDS.send}
      </Button>
    </Form>
  );
}
