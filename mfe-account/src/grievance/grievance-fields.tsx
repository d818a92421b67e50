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
import { GRIEVANCE_FORM_WORDS } from './grievance-form.words.ts';

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
        help={GRIEVANCE_FORM_WORDS.help}
        maxLength={GRIEVANCE_TEXT.most}
        {...field('text')}
      />
      <TextField
        label={GRIEVANCE_FORM_WORDS.about}
        help={GRIEVANCE_FORM_WORDS.aboutHelp}
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
            label={GRIEVANCE_FORM_WORDS.contact}
            autoComplete="email"
            inputMode="email"
            {...field('contact')}
          />
        </>
      )}
      <Button type="submit" variant="primary" busy={form.busy}>
        Send my complaint
      </Button>
      <SmallText>{GRIEVANCE_FORM_WORDS.sent}</SmallText>
    </Form>
  );
}
