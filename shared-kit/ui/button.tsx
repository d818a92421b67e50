import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Link } from '../platform/router.ts';
import styles from './button.module.css';
import { classList } from './class-list.ts';
import { Icon } from './icon.tsx';

interface ButtonLook {
  /** `primary` once a screen; `secondary` by default. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** `large` is 44 px high and the default; `small` 32 px, for dense rows. */
  readonly size?: 'small' | 'large';
  /** A path of `icon-paths`, before the words. */
  readonly icon?: string;
  /** Fills the shape of the icon. */
  readonly iconFilled?: boolean;
  /** Accessible name of a button with nothing but an icon. */
  readonly label?: string;
  /** Takes the full width of its column. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Its action is running: it keeps focus and width, and ignores clicks. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button named after what happens: "Send OTP". */
export function Button({
  variant,
  size,
  icon,
  iconFilled,
  label,
  wide,
  children,
  busy = false,
  onClick,
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...rest}
      type={type}
      className={classList(lookOf({ variant, size, wide, children }), className)}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={click}
    >
      {icon && <Icon path={icon} filled={iconFilled ?? false} />}
      {children}
    </button>
  );
}

interface LinkButtonProps extends ButtonLook {
  readonly to: string;
  readonly replace?: boolean;
  /** For an address that no page of the site answers. */
  readonly reloadDocument?: boolean;
  readonly className?: string;
  readonly rel?: string;
}

/** A link that looks like a button, for navigation instead of an action. */
export function LinkButton({
  variant,
  size,
  icon,
  iconFilled,
  label,
  wide,
  children,
  className,
  ...link
}: LinkButtonProps) {
  return (
    <Link {...link} className={classList(lookOf({ variant, size, wide, children }), className)} aria-label={label}>
      {icon && <Icon path={icon} filled={iconFilled ?? false} />}
      {children}
    </Link>
  );
}

type Look = { [Key in 'variant' | 'size' | 'wide' | 'children']: ButtonLook[Key] | undefined };

function lookOf({ variant = 'secondary', size = 'large', wide, children }: Look): string {
  const bare = children === undefined || children === null;
  return classList(styles.button, styles[variant], styles[size], wide && styles.wide, bare && styles.bare);
}
