import styles from './repeated-icon.module.css';

interface RepeatedIconProps {
  readonly shape: 'heart' | 'heart-filled' | 'pencil';
}

/**
 * An icon that every card of a page repeats. It looks like `Icon`, and its shape is in the stylesheet, so the markup of
 * 30 cards does not repeat the path.
 */
export function RepeatedIcon({ shape }: RepeatedIconProps) {
  return <span className={styles[shape]} />;
}
