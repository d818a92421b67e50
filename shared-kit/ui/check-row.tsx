import type { ComponentPropsWithRef } from 'react';
import styles from './check-row.module.css';
import { classList } from './class-list.ts';

/** The label of a checkbox or a radio button, which stands before its words; as high as a finger. */
export function CheckRow({ className, ...label }: ComponentPropsWithRef<'label'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the input is among the children
  return <label {...label} className={classList(styles.row, className)} />;
}
