import type { ComponentPropsWithRef } from 'react';
import styles from './lined-rows.module.css';

/** A list of rows between lines: what it is at the start, an amount or a link at the end. */
export function LinedRows(list: Omit<ComponentPropsWithRef<'ul'>, 'className'>) {
  return <ul {...list} className={styles.rows} />;
}

/** The same as terms with their values: each row is a `div` with a `dt` and a `dd`. */
export function LinedFacts(list: Omit<ComponentPropsWithRef<'dl'>, 'className'>) {
  return <dl {...list} className={styles.rows} />;
}
