import { PLAN_LIMITS } from '@aangan/shared-kit/links/move-plan';
import { ScriptedButton } from '@aangan/shared-kit/ui/scripted-button';
import { useId } from 'react';
import type { Inventory } from './load-plan.ts';
import styles from './move-plan.module.css';
import { PLAN_WORDS as WORDS } from './move-plan.words.ts';

interface ThingRowProps {
  readonly thing: Inventory['rooms'][number]['items'][number];
  readonly quantity: number;
  readonly onChange: (key: string, quantity: number) => void;
}

/** One thing: its number is typed, or changed by a step. */
export function ThingRow({ thing: { key, title, cubicFeet }, quantity, onChange }: ThingRowProps) {
  const id = useId();
  const set = (number: number) => onChange(key, Math.max(0, Math.min(PLAN_LIMITS.quantity, Math.trunc(number) || 0)));
  return (
    <li className={styles.thing}>
      <label htmlFor={id} className={styles.thingName}>
        {title} <span className={styles.soft}>{WORDS.cubicFeet(cubicFeet)}</span>
      </label>
      <ScriptedButton label={WORDS.fewer(title)} disabled={quantity === 0} onClick={() => set(quantity - 1)}>
        −
      </ScriptedButton>
      <input
        id={id}
        className={styles.number}
        type="number"
        inputMode="numeric"
        name={key}
        min={0}
        max={PLAN_LIMITS.quantity}
        value={quantity}
        onChange={({ target }) => set(Number(target.value))}
      />
      <ScriptedButton
        label={WORDS.more(title)}
        disabled={quantity >= PLAN_LIMITS.quantity}
        onClick={() => set(quantity + 1)}
      >
        +
      </ScriptedButton>
    </li>
  );
}
