import { WORK_TYPES } from '@aangan/shared-kit/domain/home-services/work-types';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { Button } from '@aangan/shared-kit/ui/button';
import { ChipToggle } from '@aangan/shared-kit/ui/chip';
import { TextField } from '@aangan/shared-kit/ui/field';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { VisuallyHidden } from '@aangan/shared-kit/ui/visually-hidden';
import { ActionForm, useFormRefusal } from '../action-form/public.ts';
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

/** Says which work somebody does for a hub. */
export function PartnerForm({ hub, accountId, name, serviceTypes }: PartnerFormProps) {
  const { busy } = usePageAction();
  const hidden = { hub, accountId };
  const refusal = useFormRefusal(SAVE, hidden);
  const problem = refusal?.problemsByField.serviceTypes;
  return (
    <ActionForm doing={SAVE} hidden={hidden} aria-label={name}>
      <TextField
        label={PARTNERS_WORDS.name}
        name="name"
        maxLength={30}
        autoComplete="off"
        defaultValue={refusal?.values.name ?? name}
        error={refusal?.problemsByField.name}
      />
      <fieldset>
        <legend>{PARTNERS_WORDS.services}</legend>
        <div className={styles.work}>
          {WORK_TYPES.map((work) => (
            <ChipToggle
              key={work.type}
              name="serviceTypes"
              value={work.type}
              defaultChecked={serviceTypes.includes(work.type)}
            >
              {work.name}
            </ChipToggle>
          ))}
        </div>
        {problem && (
          <p role="alert" className={styles.error}>
            {problem}
          </p>
        )}
      </fieldset>
      <Button type="submit" variant="primary" busy={busy}>
        {PARTNERS_WORDS.save}
      </Button>
    </ActionForm>
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
    <ActionForm doing={END} hidden={{ hub, partnerId }}>
      <Button type="submit" variant="danger" busy={busy}>
        {PARTNERS_WORDS.end}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      <SmallText>{PARTNERS_WORDS.endHelp}</SmallText>
    </ActionForm>
  );
}
