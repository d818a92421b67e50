import type { ReactNode } from 'react';
import styles from './item-rows.module.css';

/** Items of the catalogue or the cart, one below the other. */
export function ItemRows({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.items}>{children}</ul>;
}

interface ItemRowProps {
  /** Of the item: links lead to its row. */
  readonly id: string;
  /** Its title, and what is said about it. */
  readonly facts: ReactNode;
  /** Its form. */
  readonly children: ReactNode;
}

export function ItemRow({ id, facts, children }: ItemRowProps) {
  return (
    <li id={id} className={styles.item}>
      <div className={styles.facts}>{facts}</div>
      {children}
    </li>
  );
}
