import { Button } from '@aangan/shared-kit/ui/button';
import { Sheet } from '@aangan/shared-kit/ui/sheet';
import { useState } from 'react';
import styles from './contact-choice.module.css';
import { CONTACT_CHOICE_WORDS } from './contact-choice.words.ts';
import type { ContactMatching } from './contact-matching.ts';
import { useStillHeight } from './use-still-height.ts';

interface ContactChoiceProps {
  readonly matching: ContactMatching;
  /** The element above the line. */
  readonly above: Element;
}

/**
 * The control for consent to contact matching: a line at the end of the page, and its sheet. The line is invisible
 * while the page above it grows or shrinks, so that nobody sees it move.
 */
export function ContactChoice({ matching, above }: ContactChoiceProps) {
  const still = useStillHeight(above);
  const [open, setOpen] = useState(false);
  const [agreed, setAgreed] = useState(matching.agreed);
  const [failed, setFailed] = useState(false);

  const choose = async (allow: boolean) => {
    setAgreed(allow);
    setFailed(false);
    // Consent only starts the work, and nothing waits for it.
    if (allow) void matching.agree();
    const withdrawn = allow || (await matching.withdraw().then(yes, no));
    setFailed(!withdrawn);
    if (withdrawn) setOpen(false);
  };

  return (
    <aside
      className={still || open ? styles.line : `${styles.line} ${styles.moving}`}
      aria-label="Contacts of this phone"
    >
      <button type="button" className={styles.opener} onClick={() => setOpen(true)}>
        {CONTACT_CHOICE_WORDS.opener(agreed)}
      </button>
      <Sheet
        title={CONTACT_CHOICE_WORDS.title}
        open={open}
        onClose={() => setOpen(false)}
        footer={
          agreed ? (
            <Button wide onClick={() => void choose(false)}>
              Stop and delete
            </Button>
          ) : (
            <div className={styles.buttons}>
              <Button onClick={() => setOpen(false)}>Not now</Button>
              <Button variant="primary" onClick={() => void choose(true)}>
                Allow
              </Button>
            </div>
          )
        }
      >
        <p>
          <strong>What is sent:</strong> {CONTACT_CHOICE_WORDS.what}
        </p>
        <p>
          <strong>Why:</strong> {CONTACT_CHOICE_WORDS.why}
        </p>
        <p>
          <strong>How to stop:</strong> {CONTACT_CHOICE_WORDS.stop}
        </p>
        {failed && <p role="alert">{CONTACT_CHOICE_WORDS.failed}</p>}
      </Sheet>
    </aside>
  );
}

const yes = () => true;
const no = () => false;
