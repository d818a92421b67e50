import type { PlanAddOn } from '@aangan/shared-kit/contracts/plan-purchase';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { useNavigate } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { Stack, Unscripted } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import { ChoiceFields, choiceLink, type PlanChoice } from '../buying/public.ts';
import styles from './plan-detail.module.css';
import { DETAIL_WORDS } from './plan-detail.words.ts';

interface AddOnsProps {
  readonly addOns: readonly PlanAddOn[];
  readonly choice: PlanChoice;
}

/**
 * The add-ons of a plan; none is chosen in advance. The address holds the choice, so that the server says the price,
 * with and without JavaScript.
 */
export function AddOns({ addOns, choice }: AddOnsProps) {
  const navigate = useNavigate();
  // A press shows at once, until the page has the price of the new choice.
  const [pressed, setPressed] = useState({ before: choice.vasIds, after: choice.vasIds });
  const chosen = pressed.before === choice.vasIds ? pressed.after : choice.vasIds;
  const toggle = (id: string, isChosen: boolean) => {
    const vasIds = isChosen ? [...chosen, id] : chosen.filter((each) => each !== id);
    setPressed({ before: choice.vasIds, after: vasIds });
    void navigate(choiceLink({ ...choice, vasIds }), { replace: true, preventScrollReset: true });
  };
  return (
    <Stack as="form" gap={12}>
      <fieldset className={styles.addOns}>
        <legend>{DETAIL_WORDS.addOns}</legend>
        {addOns.map(({ id, name, description, paise, validity }) => (
          <label key={id} className={styles.addOn}>
            <input
              type="checkbox"
              name="vasIds"
              value={id}
              checked={chosen.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            />
            <span>
              <strong>{name}</strong>
              <small>{description}</small>
            </span>
            <span className={styles.addOnPrice}>
              {formatPaise(paise)}
              <small>{validity === null ? DETAIL_WORDS.withPlan : DETAIL_WORDS.days(validity)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {/* The checkboxes above say which add-ons. */}
      <ChoiceFields choice={{ ...choice, vasIds: [] }} />
      <Unscripted>
        <Button type="submit">{DETAIL_WORDS.update}</Button>
      </Unscripted>
    </Stack>
  );
}
