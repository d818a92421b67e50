import type { ScriptAddresses } from '../scripts/script-addresses.ts';
import { SCRIPT_RULES } from '../scripts/script-rules.ts';
import type { ConsentPurpose } from './consent.ts';
import type { ConsentStore } from './consent-store.ts';
import type { ShownConsent } from './show-consent.tsx';

export interface Privacy {
  /** Opens the choices. @throws when their code fails to load */
  openChoices(): Promise<void>;
}

/**
 * Asks once for the consent that configured scripts need, and lets visitors change their choices at any time. The
 * question appears with the first click or key: no script needs it earlier, and a visitor who only reads sees no layout
 * shift.
 * @param due purposes that a configured script needs
 */
export function privacy(store: ConsentStore, due: readonly ConsentPurpose[], document: Document): Privacy {
  let shown: Promise<ShownConsent> | undefined;
  const code = () => import(/* webpackChunkName: "privacy" */ './show-consent.tsx');
  const show = () => {
    shown ??= code()
      .then(({ showConsent }) => showConsent(store, due))
      .catch((error: unknown) => {
        shown = undefined;
        throw error;
      });
    return shown;
  };
  const consent = store.current();
  if (due.some((purpose) => consent[purpose] === 'open')) {
    // A visitor who cannot be asked now is asked on the next page; until then nothing is allowed.
    code().catch(() => undefined);
    onFirstInput(document, () => void show().catch(() => undefined));
  }
  return {
    async openChoices() {
      (await show()).openChoices();
    },
  };
}

function onFirstInput(document: Document, callback: () => void): void {
  const inputs = ['click', 'keydown'] as const;
  const act = () => {
    for (const type of inputs) document.removeEventListener(type, act, { capture: true });
    callback();
  };
  for (const type of inputs) document.addEventListener(type, act, { capture: true, passive: true });
}

/** Purposes that configured scripts need. */
export function purposesOf(addresses: ScriptAddresses): ConsentPurpose[] {
  const purposes = Object.entries(SCRIPT_RULES).flatMap(([script, { purpose }]) =>
    purpose && script in addresses ? [purpose] : [],
  );
  return [...new Set(purposes)];
}
