import type { OwnUnit } from '@aangan/shared-kit/contracts/builder-account';
import { groupDigits, parseRupees } from '@aangan/shared-kit/domain/money';
import { UNIT_LABELS } from '@aangan/shared-kit/domain/posting/unit-type';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { MoneyField } from '@aangan/shared-kit/ui/money-field';
import { type FormEvent, useState } from 'react';
import styles from './desk.module.css';
import { DESK_UNIT_WORDS } from './desk.words.ts';

interface UnitRowProps {
  readonly projectId: string;
  readonly first: OwnUnit;
}

/** Price and stock of one kind of unit, saved on their own. */
export function UnitRow({ projectId, first }: UnitRowProps) {
  const [saved, setSaved] = useState(false);
  const saving = useMutation('PUT /api/v1/builder/projects/{id}/units/{unitId}');
  const { id: unitId, type, builtUpArea, price, total, available } = first;
  const name = DESK_UNIT_WORDS.unit(UNIT_LABELS[type], groupDigits(builtUpArea));
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSaved(false);
    const typed = new FormData(event.currentTarget);
    const json = {
      price: parseRupees(String(typed.get('price'))) ?? 0,
      available: Number(typed.get('available')),
    };
    setSaved((await saving.run({ params: { id: projectId, unitId }, json })) !== undefined);
  };
  return (
    <form className={styles.unit} onSubmit={(event) => void save(event)} aria-label={name}>
      <h3>{name}</h3>
      <MoneyField
        label={DESK_UNIT_WORDS.price}
        name="price"
        defaultValue={price}
        error={saving.problemsByField.price}
        onChange={() => setSaved(false)}
      />
      <TextField
        label={DESK_UNIT_WORDS.available(total)}
        name="available"
        type="number"
        inputMode="numeric"
        min={0}
        max={total}
        defaultValue={available}
        error={saving.problemsByField.available}
        onChange={() => setSaved(false)}
      />
      <div>
        <Button type="submit" busy={saving.busy}>
          {DESK_UNIT_WORDS.save}
          <span className="visually-hidden"> {name}</span>
        </Button>{' '}
        <span role="status">{saved && DESK_UNIT_WORDS.saved}</span>
      </div>
      {saving.problem !== undefined && <AlertNote tone="error">{saving.problem}</AlertNote>}
    </form>
  );
}
