import { CHUNK_TIMEOUT_MS } from '@aangan/shared-kit/domain/platform-limits';
import type { Scripts } from '@aangan/shared-kit/platform/platform';
import type { Consent } from '../consent/consent.ts';
import type { ScriptAddresses, ShellScript } from './script-addresses.ts';
import { ScriptError } from './script-error.ts';
import { SCRIPT_RULES } from './script-rules.ts';

interface ScriptLoaderDeps {
  readonly addresses: ScriptAddresses;
  readonly consent: () => Consent;
  readonly document: Document;
}

interface ShellScripts extends Scripts {
  load(script: ShellScript): Promise<void>;
}

/**
 * Loads other companies' scripts, each once per document. A failed script is removed and may be requested again.
 * Source: services-and-platform, section 9 (script chunk load time-out 120 seconds).
 */
export function scriptLoader({ addresses, consent, document }: ScriptLoaderDeps): ShellScripts {
  const loading = new Map<ShellScript, Promise<void>>();
  return {
    async load(script) {
      const address = addresses[script];
      if (address === undefined) throw new ScriptError(script, 'not-configured');
      const { purpose } = SCRIPT_RULES[script];
      if (purpose && consent()[purpose] !== 'granted') throw new ScriptError(script, 'no-consent');
      const known = loading.get(script);
      if (known) return known;
      const load = insert(document, script, address).catch((error: unknown) => {
        loading.delete(script);
        throw error;
      });
      loading.set(script, load);
      return load;
    },
  };
}

function insert(document: Document, script: ShellScript, address: string): Promise<void> {
  const element = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    const giveUp = (failure: 'failed' | 'timeout') => {
      clearTimeout(timer);
      element.remove();
      reject(new ScriptError(script, failure));
    };
    const timer = setTimeout(() => giveUp('timeout'), CHUNK_TIMEOUT_MS);
    element.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    element.onerror = () => giveUp('failed');
    element.async = true;
    element.src = address;
    document.head.append(element);
  });
}
