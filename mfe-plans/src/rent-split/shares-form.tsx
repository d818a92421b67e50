import type { RentSplit } from '@aangan/shared-kit/contracts/rent-split';
import { splitPaise } from '@aangan/shared-kit/domain/rent/split';
import { ActionForm, useActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { Form } from '@aangan/shared-kit/ui/form';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { MoneyField } from '@aangan/shared-kit/ui/money-field';
import { SPLIT_WORDS } from './rent-split.words.ts';
import styles from './split.module.css';
import { DO } from './split-actions.ts';

/** The sums of the members, for who opened the tenancy. It is closed until they open it. */
export function SharesForm({ split }: { readonly split: RentSplit }) {
  const { paise, members, isEqual } = split;
  // Whole rupees that add up are proposed: paise of equal parts cannot be typed.
  const rupees = splitPaise(
    Math.floor(paise / 100),
    members.map((member) => member.paise),
  );
  const form = useActionForm({ do: DO.shares });
  return (
    <>
      <details className={styles.details} open={form.refusal !== undefined}>
        <summary>{SPLIT_WORDS.change}</summary>
        <Form form={form} aria-label={SPLIT_WORDS.change}>
          <SmallText>{SPLIT_WORDS.changeHelp}</SmallText>
          {members.map(({ flatmateId, name, isYou }, index) => (
            <MoneyField
              key={flatmateId}
              label={isYou ? SPLIT_WORDS.ownSum : SPLIT_WORDS.sum(name)}
              {...form.field(flatmateId, String(rupees[index] ?? 0))}
            />
          ))}
          <Button type="submit" busy={form.busy}>
            {SPLIT_WORDS.save}
          </Button>
        </Form>
      </details>
      {!isEqual && (
        <ActionForm hidden={{ do: DO.equal }}>
          <Button type="submit" size="small">
            {SPLIT_WORDS.equal}
          </Button>
        </ActionForm>
      )}
    </>
  );
}
