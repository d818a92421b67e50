import { internationalPhone } from '@aangan/shared-kit/domain/international-phone';
import { attributionFields } from '@aangan/shared-kit/domain/lead-attribution';
import { SIGN_UP_MESSAGES } from '@aangan/shared-kit/domain/sign-up-messages';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextAreaField, TextField } from '@aangan/shared-kit/ui/field';
import { Section } from '@aangan/shared-kit/ui/layout';
import { LeadSent } from './lead-sent.tsx';
import { type Problems, useLeadForm } from './use-lead-form.ts';

type Field = 'phone' | 'ownerPhone' | 'description';

/**
 * The form to report a home to let by its owner’s number; needs no login.
 * Source: services-and-platform, section 3 (crowd lead).
 */
export function CrowdForm({ phone }: { readonly phone: string }) {
  const { http, analytics, attribution } = usePlatform();
  const { problems, failure, busy, sent, submit } = useLeadForm<Field>(problemsOf, async (field) => {
    const json = {
      phone: field('phone'),
      ownerPhone: field('ownerPhone'),
      description: field('description'),
      type: 'TENANT' as const,
      ...attributionFields(attribution.current()),
    };
    const { message } = await http.request('POST /api/v1/public/crowd/lead/create', { json });
    analytics.track('crowd_lead');
    return message;
  });
  return (
    <Section aria-labelledby="crowd-lead">
      <h2 id="crowd-lead">Know a home to let?</h2>
      <p>Tell us the owner’s number. We ask the owner before anything is listed.</p>
      {sent ? (
        <LeadSent message={sent} />
      ) : (
        <Section as="form" onSubmit={submit} aria-labelledby="crowd-lead" noValidate>
          <TextField
            label="Your number"
            name="phone"
            type="tel"
            autoComplete="tel"
            prefix="+91"
            defaultValue={phone}
            error={problems.phone}
          />
          <TextField
            label="The owner’s number"
            name="ownerPhone"
            type="tel"
            autoComplete="off"
            prefix="+91"
            error={problems.ownerPhone}
          />
          <TextAreaField
            label="What and where is it?"
            name="description"
            maxLength={500}
            rows={3}
            help="For example: 2 BHK on the second floor, near the lake in Indiranagar."
          />
          {failure && <AlertNote tone="error">{failure}</AlertNote>}
          <Button type="submit" variant="primary" busy={busy}>
            Tell us of this home
          </Button>
        </Section>
      )}
    </Section>
  );
}

/** Both numbers are Indian. Source: product-and-plans, section 5 (phone). */
function problemsOf(field: (name: Field) => string): Problems<Field> {
  const own = internationalPhone(field('phone'));
  const owners = internationalPhone(field('ownerPhone'));
  return {
    phone: own?.startsWith('+91') ? undefined : SIGN_UP_MESSAGES.phone,
    ownerPhone: owners?.startsWith('+91')
      ? owners === own
        ? 'The owner’s number must be another than yours.'
        : undefined
      : SIGN_UP_MESSAGES.phone,
  };
}
