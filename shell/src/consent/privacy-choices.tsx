import { Button } from '@aangan/shared-kit/ui/button';
import { Sheet } from '@aangan/shared-kit/ui/sheet';
import { type FormEvent, useId } from 'react';
import { CONSENT_PURPOSES, type Consent, type ConsentPurpose } from './consent.ts';
import { CONSENT_WORDS } from './consent.words.ts';
import type { ConsentStore } from './consent-store.ts';
import styles from './privacy-choices.module.css';
import { PURPOSE_WORDS } from './purpose-words.ts';

/** These purposes follow the browser's own refusal. */
const TRACKING: readonly ConsentPurpose[] = ['analytics', 'marketing'];

/** The sheet in which a visitor allows or denies each purpose, now or later. */
export function PrivacyChoices({ store, onClose }: { store: ConsentStore; onClose: () => void }) {
  const consent = store.current();
  const form = useId();
  const purposes = shownPurposes(consent);

  const chooseAll = (choice: 'granted' | 'denied') => {
    store.choose(Object.fromEntries(purposes.map((purpose) => [purpose, choice])));
    onClose();
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    store.choose(Object.fromEntries(purposes.map((purpose) => [purpose, ticked.has(purpose) ? 'granted' : 'denied'])));
    onClose();
  };

  return (
    <Sheet
      title="Privacy choices"
      open
      onClose={onClose}
      footer={
        <div className={styles.buttons}>
          <Button onClick={() => chooseAll('denied')}>Decline all</Button>
          <Button onClick={() => chooseAll('granted')}>Accept all</Button>
          <Button type="submit" form={form} variant="primary">
            Save choices
          </Button>
        </div>
      }
    >
      <p className={styles.lead}>{CONSENT_WORDS.choices}</p>
      {store.refusesTracking && <p className={styles.lead}>{CONSENT_WORDS.doNotTrack}</p>}
      <form id={form} className={styles.purposes} onSubmit={save}>
        {purposes.map((purpose) => (
          <Purpose
            key={purpose}
            purpose={purpose}
            granted={consent[purpose] === 'granted'}
            disabled={store.refusesTracking && TRACKING.includes(purpose)}
          />
        ))}
      </form>
    </Sheet>
  );
}

/** The app asks for the contacts itself; here a visitor can only revoke it. */
function shownPurposes(consent: Consent): ConsentPurpose[] {
  return CONSENT_PURPOSES.filter((purpose) => purpose !== 'contacts' || consent.contacts !== 'open');
}

interface PurposeProps {
  readonly purpose: ConsentPurpose;
  readonly granted: boolean;
  readonly disabled: boolean;
}

function Purpose({ purpose, granted, disabled }: PurposeProps) {
  const explanation = useId();
  const { name, explanation: words } = PURPOSE_WORDS[purpose];
  return (
    <div className={styles.purpose}>
      <label className={styles.name}>
        <input
          type="checkbox"
          name={purpose}
          defaultChecked={granted}
          disabled={disabled}
          aria-describedby={explanation}
        />
        {name}
      </label>
      <p id={explanation} className={styles.explanation}>
        {words}
      </p>
    </div>
  );
}
