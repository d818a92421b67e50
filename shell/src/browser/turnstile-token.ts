import type { TurnstileCheck } from '@aangan/shared-kit/domain/challenge';
import { OPEN_CONSENT } from '../consent/consent.ts';
import { scriptLoader } from '../scripts/script-loader.ts';

/** The part of Cloudflare's script that is used. */
interface Turnstile {
  render(
    container: HTMLElement,
    options: {
      sitekey: string;
      action: string;
      cData: string;
      appearance: 'interaction-only';
      callback: (token: string) => void;
      'error-callback': () => void;
      'expired-callback': () => void;
    },
  ): string;
  remove(widget: string): void;
}

/**
 * A token of Cloudflare's widget, which shows itself only if the person has to do something. It is put into the topmost
 * dialog, because everything beneath one cannot be reached.
 * @param address of the script; rejects without one
 */
export async function turnstileToken(check: TurnstileCheck, address: string | undefined): Promise<string> {
  const scripts = scriptLoader({
    addresses: { ...(address && { challenge: address }) },
    // The script needs no consent: without it the call does not work.
    consent: () => OPEN_CONSENT,
    document,
  });
  // It stays for the next challenge.
  if (!('turnstile' in window)) await scripts.load('challenge');
  const { turnstile } = window as unknown as { turnstile: Turnstile };
  const container = document.createElement('div');
  ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).append(container);
  let widget: string | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = () => reject(new Error('The challenge failed'));
      widget = turnstile.render(container, {
        sitekey: check.siteKey,
        action: check.action,
        cData: check.data,
        appearance: 'interaction-only',
        callback: resolve,
        'error-callback': fail,
        'expired-callback': fail,
      });
    });
  } finally {
    if (widget !== undefined) turnstile.remove(widget);
    container.remove();
  }
}
