import { CITIES } from '@aangan/shared-kit/domain/cities';
import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField, TextAreaField } from '@aangan/shared-kit/ui/field';
import { type FormEvent, useState } from 'react';
import styles from './testimonials.module.css';

/** Minimum characters of a story. The contract has the same limit. */
const LEAST = 20;
const MOST = 1000;

type State = 'open' | 'sending' | 'sent';

/** A form for the visitor's own story. Login is requested on submit, and the text is not lost. */
export function TestimonialForm({ city }: { readonly city: string }) {
  const { http, signUp } = usePlatform();
  const [state, setState] = useState<State>('open');
  const [error, setError] = useState<string>();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = String(fields.get('text')).trim();
    if (text.length < LEAST) return setError(`Tell a little more: at least ${LEAST} characters.`);
    setError(undefined);
    if (!(await signUp.require('account'))) return;
    setState('sending');
    try {
      const json = { text, city: String(fields.get('city')), agreed: true } as const;
      await http.request('POST /api/v1/content/testimonials', { json });
      setState('sent');
    } catch (failure) {
      setError(failureMessage(failure));
      setState('open');
    }
  }

  if (state === 'sent') {
    return <AlertNote tone="good">Thank you. Your story is shown here once somebody of us has read it.</AlertNote>;
  }
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} aria-labelledby="tell-yours" noValidate>
      <h2 id="tell-yours">Tell yours</h2>
      <TextAreaField label="How did you find your home?" name="text" maxLength={MOST} required error={error} />
      <SelectField
        label="City"
        name="city"
        defaultValue={city}
        options={CITIES.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <p>It is shown with your first name and your city. You can ask us to take it down at any time.</p>
      <Button type="submit" disabled={state === 'sending'}>
        {state === 'sending' ? 'Sending' : 'Send my story'}
      </Button>
    </form>
  );
}
