import type { MovePlan } from '@aangan/shared-kit/links/move-plan';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { Stack, WrappedRow } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import type { Inventory } from './load-plan.ts';
import styles from './move-plan.module.css';
import { ROOM_WORDS, PLAN_WORDS as WORDS } from './move-plan.words.ts';
import { ThingRow } from './thing-row.tsx';

interface GoodsProps {
  readonly inventory: Pick<Inventory, 'rooms' | 'homes'>;
  readonly items: MovePlan['items'];
  readonly onChange: (items: MovePlan['items']) => void;
}

/** What is moved: a start by the size of the home, then everything by room, or found by its name. */
export function Goods({ inventory: { rooms, homes }, items, onChange }: GoodsProps) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = rooms.flatMap((room) => room.items).filter(({ title }) => title.toLowerCase().includes(wanted));
  const count = (key: string, quantity: number) => onChange({ ...items, [key]: quantity });
  const row = (thing: (typeof found)[number]) => (
    <ThingRow key={thing.key} thing={thing} quantity={items[thing.key] ?? 0} onChange={count} />
  );
  return (
    <Stack as="fieldset" gap={16}>
      <legend className={styles.title}>{WORDS.goods}</legend>
      <p>{WORDS.goodsLead}</p>
      <WrappedRow role="group" aria-label={WORDS.homes}>
        {homes.map((home) => (
          <Button
            key={home.size}
            type="submit"
            size="small"
            name="home"
            value={home.size}
            onClick={(event) => {
              event.preventDefault();
              onChange(Object.fromEntries(home.items.map(({ key, quantity }) => [key, quantity])));
            }}
          >
            {home.title}
          </Button>
        ))}
      </WrappedRow>
      <div className={styles.scripted}>
        <TextField
          label={WORDS.search}
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      {wanted === '' ? (
        rooms.map(({ room, items: things }) => (
          <Room key={room} title={ROOM_WORDS[room]} things={things} items={items}>
            {things.map(row)}
          </Room>
        ))
      ) : (
        <ul className={styles.things}>{found.map(row)}</ul>
      )}
      {wanted !== '' && found.length === 0 && <p role="status">{WORDS.nothingFound}</p>}
    </Stack>
  );
}

interface RoomProps {
  readonly title: string;
  readonly things: Inventory['rooms'][number]['items'];
  readonly items: MovePlan['items'];
  readonly children: React.ReactNode;
}

/** The things of a room, folded, with their number and volume. */
function Room({ title, things, items, children }: RoomProps) {
  const number = things.reduce((sum, { key }) => sum + (items[key] ?? 0), 0);
  const cubicFeet = things.reduce((sum, thing) => sum + (items[thing.key] ?? 0) * thing.cubicFeet, 0);
  return (
    <details className={styles.room}>
      <summary className={styles.summary}>
        <span className={styles.roomName}>{title}</span>
        {number > 0 && <span className={styles.soft}>{WORDS.room(number, cubicFeet)}</span>}
      </summary>
      <ul className={styles.things}>{children}</ul>
    </details>
  );
}
