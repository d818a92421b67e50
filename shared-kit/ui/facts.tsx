import type { ComponentPropsWithRef } from 'react';
import { classList } from './class-list.ts';
import styles from './facts.module.css';
import { Stack } from './layout.tsx';

interface FactsProps extends ComponentPropsWithRef<'dl'> {
  /** Space between its facts, as the `--space-…` of tokens.css; 12 by default. */
  readonly gap?: 8 | 12 | 16;
}

/** Terms with their values: each fact is a `div` with a `dt` and the `dd` below it. */
export function Facts({ gap = 12, className, ...list }: FactsProps) {
  return <Stack as="dl" gap={gap} {...list} className={classList(styles.facts, className)} />;
}

/** The same with the values at the end of their rows, and a line below each row. */
export function FactRows({ className, ...list }: ComponentPropsWithRef<'dl'>) {
  return <Stack as="dl" gap={8} {...list} className={classList(styles.rows, className)} />;
}
