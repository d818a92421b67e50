import type { ScriptAddresses } from '../scripts/script-addresses.ts';
import { SCRIPT_RULES } from '../scripts/script-rules.ts';
import type { ConsentPurpose } from './consent.ts';
import type { ConsentStore } from './consent-store.ts';
import type { ShownConsent } from './show-consent.tsx';

export interface Privacy {
  /** Opens the choices. @throws when their code cannot be fetched */
  openChoices(): Promise<void>;
}

/**
 * Asks for consent where something waits for it, once, and lets visitors change their minds at any time. The question
 * comes with the first click or key: nothing waits for it before, and nothing moves under who only reads.
 * @param due what something configured waits for
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
    // Who cannot be asked now is asked on the next page; until then nothing is taken for granted.
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

/** Purposes that configured scripts wait for. */
export function purposesOf(addresses: ScriptAddresses): ConsentPurpose[] {
  const purposes = Object.entries(SCRIPT_RULES).flatMap(([script, { purpose }]) =>
    purpose && script in addresses ? [purpose] : [],
  );
  return [...new Set(purposes)];
}
