import { Button, type ButtonProps } from './button.tsx';
import styles from './scripted-button.module.css';

/** A quiet, small button that needs JavaScript and is hidden without it. */
export function ScriptedButton(props: Omit<ButtonProps, 'variant' | 'size' | 'className'>) {
  return <Button {...props} variant="quiet" size="small" className={styles.scripted} />;
}
