import type { InputHTMLAttributes, ReactNode } from 'react';
import { groupDigits } from '../domain/money.ts';
import { Link } from '../platform/router.ts';
import styles from './chip.module.css';
import { classList } from './class-list.ts';
import { Icon } from './icon.tsx';
import { closeIcon } from './icon-paths.tsx';
import { SmallText } from './layout.tsx';

type ChipProps = { readonly children: string } & (
  | {
      /** Address of the page without the chip's filter: works without JavaScript. */ readonly removeTo: string;
      readonly onRemove?: never;
    }
  | { readonly removeTo?: never; readonly onRemove: () => void }
);

/** A removable choice: "2 BHK ×". */
export function Chip({ children, removeTo, onRemove }: ChipProps) {
  const inside = (
    <>
      {children}
      <Icon path={closeIcon} />
    </>
  );
  const shared = { className: classList(styles.chip, styles.chosen), 'aria-label': `Remove ${children}` };
  if (removeTo === undefined) {
    return (
      <button type="button" onClick={onRemove} {...shared}>
        {inside}
      </button>
    );
  }
  return (
    <Link to={removeTo} {...shared}>
      {inside}
    </Link>
  );
}

interface ChipToggleProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  /** `checkbox` by default; `radio` where one choice excludes the others. */
  readonly type?: 'checkbox' | 'radio';
  readonly children: ReactNode;
  /** Number of listings with the choice. */
  readonly count?: number;
}

/** A native checkbox or radio that looks like a chip; put several in a fieldset. */
export function ChipToggle({ type = 'checkbox', children, count, ...input }: ChipToggleProps) {
  return (
    <label className={classList(styles.chip, styles.toggle)}>
      <input {...input} type={type} className="visually-hidden" />
      {children}
      {count !== undefined && <SmallText as="span">{groupDigits(count)}</SmallText>}
    </label>
  );
}
