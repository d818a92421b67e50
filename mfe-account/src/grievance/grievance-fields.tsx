import {
  GRIEVANCE_KIND_KEYS,
  GRIEVANCE_KINDS,
  GRIEVANCE_SUBJECT_MOST,
  GRIEVANCE_TEXT,
} from '@aangan/shared-kit/domain/grievance';
import { NAME_LENGTH } from '@aangan/shared-kit/domain/name';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField, TextAreaField, TextField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import { BY_ACCOUNT, GRIEVANCE_FORM } from './grievance-form.ts';

const KINDS = GRIEVANCE_KIND_KEYS.map((value) => ({ value, label: GRIEVANCE_KINDS[value].label }));

interface GrievanceFieldsProps {
  /** What the page was opened for. */
  readonly kind: string;
  readonly subject: string;
  readonly loggedIn: boolean;
}

/** The form of a complaint. Somebody who is logged in gives no name: the account has it. */
export function GrievanceFields({ kind, subject, loggedIn }: GrievanceFieldsProps) {
  const form = usePageForm(GRIEVANCE_FORM, { defaults: { kind, subject } });
  const { field } = form;
  return (
    <Form form={form} aria-label="Your complaint">
      <SelectField label="What is it about?" options={KINDS} {...field('kind')} />
      <TextAreaField
        label="What happened?"
        help="Say when, and what we should do. Leave out passwords, codes and card numbers."
        maxLength={GRIEVANCE_TEXT.most}
        {...field('text')}
      />
      <TextField
        label="Link or number it is about (optional)"
        help="The address of a page, a phone number, an order."
        autoComplete="off"
        maxLength={GRIEVANCE_SUBJECT_MOST}
        {...field('subject')}
      />
      {loggedIn ? (
        <input type="hidden" name="by" value={BY_ACCOUNT} />
      ) : (
        <>
          <TextField label="Your name" autoComplete="name" maxLength={NAME_LENGTH.maximum} {...field('name')} />
          <TextField
            label="E-mail or mobile number for our answer"
            autoComplete="email"
            inputMode="email"
            {...field('contact')}
          />
        </>
      )}
      <Button type="submit" variant="primary" busy={form.busy}>
        Send my complaint
      </Button>
      <SmallText>You get a number and a link to follow it. The officer and our support read it, nobody else.</SmallText>
    </Form>
  );
}
