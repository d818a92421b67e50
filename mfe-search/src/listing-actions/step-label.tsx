import styles from './actions.module.css';
import { useLoginWords } from './login-words.ts';

/** The label of a main action, with a second line while it needs a login. */
export function StepLabel({ label }: { readonly label: string }) {
  const { shown, hidden } = useLoginWords();
  return (
    <span className={styles.words}>
      {label}
      {shown && (
        <span className={styles.login} data-done={hidden || undefined}>
          <span className="visually-hidden"> · </span>login needed
        </span>
      )}
    </span>
  );
}
