import { createRoot } from 'react-dom/client';
import { addBarPlace } from '../bottom-bar/bottom-bar.tsx';
import type { ConsentPurpose } from './consent.ts';
import { ConsentBar } from './consent-bar.tsx';
import type { ConsentStore } from './consent-store.ts';
import { PrivacyChoices } from './privacy-choices.tsx';

/** The consent dialogs, after the page and beside its tree: they are not in the first view. */
export interface ShownConsent {
  openChoices(): void;
}

/** @param due purposes that a configured script needs; the bar asks for those that are still open. */
export function showConsent(store: ConsentStore, due: readonly ConsentPurpose[]): ShownConsent {
  const root = createRoot(addBarPlace());
  let choosing = false;

  function render(): void {
    const consent = store.current();
    const open = due.filter((purpose) => consent[purpose] === 'open');
    root.render(
      <>
        {open.length > 0 && <ConsentBar store={store} purposes={open} onDetails={() => choose(true)} />}
        {choosing && <PrivacyChoices store={store} onClose={() => choose(false)} />}
      </>,
    );
  }

  function choose(next: boolean): void {
    choosing = next;
    render();
  }

  store.subscribe(render);
  render();
  return { openChoices: () => choose(true) };
}
