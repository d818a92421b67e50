import { Button } from '@aangan/shared-kit/ui/button';
import { BottomBar } from '../bottom-bar/bottom-bar.tsx';
import type { ConsentPurpose } from './consent.ts';
import { CONSENT_WORDS } from './consent.words.ts';
import type { ConsentStore } from './consent-store.ts';
import { PURPOSE_WORDS } from './purpose-words.ts';

interface ConsentBarProps {
  readonly store: ConsentStore;
  /** Purposes that need an answer. */
  readonly purposes: readonly ConsentPurpose[];
  readonly onDetails: () => void;
}

/** Asks once, at the bottom edge. */
export function ConsentBar({ store, purposes, onDetails }: ConsentBarProps) {
  const chooseAll = (choice: 'granted' | 'denied') =>
    store.choose(Object.fromEntries(purposes.map((purpose) => [purpose, choice])));
  const names = purposes.map((purpose) => PURPOSE_WORDS[purpose].name.toLowerCase());
  return (
    <BottomBar
      label="Privacy choices"
      words={<p>{CONSENT_WORDS.ask(new Intl.ListFormat('en-IN').format(names))}</p>}
      buttons={
        <>
          <Button onClick={() => chooseAll('denied')}>Decline</Button>
          <Button onClick={() => chooseAll('granted')}>Accept</Button>
          <Button variant="quiet" onClick={onDetails}>
            Choose
          </Button>
        </>
      }
    />
  );
}
