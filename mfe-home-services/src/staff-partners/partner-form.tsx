import { WORK_TYPES } from '@aangan/shared-kit/domain/home-services/work-types';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { ActionForm, useActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { ChipToggle } from '@aangan/shared-kit/ui/chip';
import { FieldError, TextField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { VisuallyHidden } from '@aangan/shared-kit/ui/visually-hidden';
import type { PartnerDoing } from './change-partner.ts';
import styles from './staff-partners.module.css';
import { PARTNERS_WORDS } from './staff-partners.words.ts';

interface PartnerFormProps {
  readonly hub: string;
  readonly accountId: string;
  readonly name: string;
  readonly serviceTypes: readonly string[];
}

const SAVE: PartnerDoing = 'saved';
const END: PartnerDoing = 'ended';
const FIND: PartnerDoing = 'found';

/** Looks for the account of a number. */
export function FindPartnerForm({ hub }: Pick<PartnerFormProps, 'hub'>) {
  const form = useActionForm({ do: FIND, hub });
  return (
    <Form form={form} className={styles.form} aria-label={PARTNERS_WORDS.find}>
      <TextField
        label={PARTNERS_WORDS.phone}
        type="tel"
        inputMode="tel"
        maxLength={20}
        autoComplete="off"
        help={PARTNERS_WORDS.phoneHelp}
        {...form.field('phone')}
      />
      <Button type="submit" busy={form.busy}>
        {PARTNERS_WORDS.findButton}
      </Button>
    </Form>
  );
}

/** Says which work somebody does for a hub. */
export function PartnerForm({ hub, accountId, name, serviceTypes }: PartnerFormProps) {
  const form = useActionForm({ do: SAVE, hub, accountId });
  const work = form.field('serviceTypes');
  return (
    <Form form={form} aria-label={name}>
      <TextField label={PARTNERS_WORDS.name} maxLength={30} autoComplete="off" {...form.field('name', name)} />
      <fieldset id={work.id} tabIndex={-1} aria-describedby={work.error && `${work.id}-error`}>
        <legend>{PARTNERS_WORDS.services}</legend>
        <div className={styles.work}>
          {WORK_TYPES.map(({ type, name: title }) => (
            <ChipToggle key={type} name={work.name} value={type} defaultChecked={serviceTypes.includes(type)}>
              {title}
            </ChipToggle>
          ))}
        </div>
        <FieldError id={`${work.id}-error`} error={work.error} />
      </fieldset>
      <Button type="submit" variant="primary" busy={form.busy}>
        {PARTNERS_WORDS.save}
      </Button>
    </Form>
  );
}

interface EndPartnerFormProps {
  readonly hub: string;
  readonly partnerId: string;
  readonly name: string;
}

/** Ends the access of a professional. */
export function EndPartnerForm({ hub, partnerId, name }: EndPartnerFormProps) {
  const { busy } = usePageAction();
  return (
    <ActionForm hidden={{ do: END, hub, partnerId }}>
      <Button type="submit" variant="danger" busy={busy}>
        {PARTNERS_WORDS.end}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      <SmallText>{PARTNERS_WORDS.endHelp}</SmallText>
    </ActionForm>
  );
}
