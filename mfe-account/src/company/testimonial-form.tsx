import type { CallInput } from '@aangan/shared-kit/contracts/all-calls';
import { CITIES } from '@aangan/shared-kit/domain/cities';
import { useLoginFirst } from '@aangan/shared-kit/platform/login-first';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField, TextAreaField } from '@aangan/shared-kit/ui/field';
import { Stack } from '@aangan/shared-kit/ui/layout';
import { type FormEvent, useState } from 'react';
import { TESTIMONIAL_FORM_WORDS } from './testimonial-form.words.ts';

/** Minimum characters of a story. The contract has the same limit. */
const LEAST = 20;
const MOST = 1000;

/** A form for the visitor's own story. Login is requested on submit, and the text is not lost. */
export function TestimonialForm({ city }: { readonly city: string }) {
  const [sent, setSent] = useState(false);
  const sending = useMutation('POST /api/v1/content/testimonials');
  const send = useLoginFirst(
    { flow: 'account', resume: 'testimonial' },
    async (story: CallInput<'POST /api/v1/content/testimonials'>) => setSent((await sending.run(story)) !== undefined),
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = String(fields.get('text')).trim();
    if (text.length < LEAST) return sending.refuse(TESTIMONIAL_FORM_WORDS.short(LEAST));
    sending.reset();
    void send({ json: { text, city: String(fields.get('city')), agreed: true } });
  }

  if (sent) {
    return <AlertNote tone="good">{TESTIMONIAL_FORM_WORDS.thanks}</AlertNote>;
  }
  return (
    <Stack as="form" gap={12} onSubmit={submit} aria-labelledby="tell-yours" noValidate>
      <h2 id="tell-yours">Tell yours</h2>
      <TextAreaField
        label={TESTIMONIAL_FORM_WORDS.question}
        name="text"
        maxLength={MOST}
        required
        error={sending.problem}
      />
      <SelectField
        label="City"
        name="city"
        defaultValue={city}
        options={CITIES.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <p>{TESTIMONIAL_FORM_WORDS.consent}</p>
      <Button type="submit" disabled={sending.busy}>
        {sending.busy ? 'Sending' : 'Send my story'}
      </Button>
    </Stack>
  );
}
