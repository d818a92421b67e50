import { type FormEvent, useEffect, useId, useRef } from 'react';
import { CASE_SEARCH_LENGTH } from '../domain/case-search.ts';
import { usePageAction } from '../platform/page.ts';
import { Link } from '../platform/router.ts';
import { SEARCH_FIELD, type StaffQueue } from '../platform/staff-queue.ts';
import { STAFF_SEARCH_WORDS as WORDS } from '../platform/staff-search.words.ts';
import { AlertNote } from './alert-note.tsx';
import { Button } from './button.tsx';
import { TextField } from './field.tsx';
import styles from './staff-search.module.css';

interface StaffSearchProps {
  readonly queue: Pick<StaffQueue<never>, 'name' | 'search'>;
  /** Number of found cases; undefined while all are shown. */
  readonly found: number | undefined;
}

/** The search of a staff queue: a form that posts what is typed. It works without JavaScript. */
export function StaffSearch({ queue: { name, search }, found }: StaffSearchProps) {
  const { busy, submit, refusal } = usePageAction();
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const refused = refusal?.values[SEARCH_FIELD] === undefined ? undefined : refusal;
  useEffect(() => {
    if (refused) box.current?.focus();
  }, [refused]);
  if (!search) return null;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) submit(new FormData(event.currentTarget));
  };
  return (
    <search aria-label={WORDS.title}>
      <form method="post" className={styles.form} onSubmit={send} aria-busy={busy}>
        <TextField
          ref={box}
          id={id}
          name={SEARCH_FIELD}
          label={WORDS.label(search.listings)}
          help={WORDS.help(search.listings)}
          error={refused?.problemsByField[SEARCH_FIELD]}
          defaultValue={refused?.values[SEARCH_FIELD] ?? ''}
          maxLength={CASE_SEARCH_LENGTH}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Button type="submit" busy={busy}>
          {WORDS.send}
        </Button>
      </form>
      {refused?.problem !== undefined && <AlertNote tone="attention">{refused.problem}</AlertNote>}
      {found !== undefined && (
        <div className={styles.found}>
          <p role="status">{found === 0 ? WORDS.gone : WORDS.found(found)}</p>
          <Link to={`/staff/${name}`}>{WORDS.all}</Link>
        </div>
      )}
    </search>
  );
}
