import { Button } from '@aangan/shared-kit/ui/button';
import { Sheet } from '@aangan/shared-kit/ui/sheet';
import { useState } from 'react';
import styles from './contact-choice.module.css';
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
        Find friends among your contacts: {agreed ? 'on' : 'off'}
      </button>
      <Sheet
        title="Find friends among your contacts"
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
          <strong>What is sent:</strong> the phone numbers of your contacts, without names, once a day. We keep a code
          made of each number, never the number.
        </p>
        <p>
          <strong>Why:</strong> so that you can see which of your friends look for a home too.
        </p>
        <p>
          <strong>How to stop:</strong> here, at any time. What we kept is deleted then. Everything else works without
          it.
        </p>
        {failed && <p role="alert">We could not delete it. Nothing more is sent. Please try again.</p>}
      </Sheet>
    </aside>
  );
}

const yes = () => true;
const no = () => false;
