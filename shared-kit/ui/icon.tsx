import { classList } from './class-list.ts';
import styles from './icon.module.css';

interface IconProps {
  /** One of the paths of `icon-paths`; a page carries only those it imports. */
  readonly path: string;
  /** Accessible name; leave it out where text beside the icon says the same. */
  readonly label?: string;
  /** 20 (default) or 24 px. */
  readonly size?: 20 | 24;
  /** Fills the shape: a heart that is shortlisted. */
  readonly filled?: boolean;
}

/**
 * A 1.5 px line icon in the colour of its text.
 * @example <Icon path={heartIcon} label="Shortlist" />
 */
export function Icon({ path, label, size = 20, filled = false }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is named by aria-label, or hidden beside text
    <svg
      className={classList(styles.icon, size === 24 && styles.large, filled && styles.filled)}
      viewBox="0 0 24 24"
      {...naming}
    >
      <path d={path} />
    </svg>
  );
}
