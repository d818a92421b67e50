import type { OutsideScript } from '@aangan/shared-kit/platform/platform';
import { asksForNoHeader } from '../app/header-rule.ts';
import type { ConsentPurpose } from '../consent/consent.ts';
import type { ShownPage } from '../services/services.ts';
import type { ShellScript } from './script-addresses.ts';

/** When a script loads automatically; a page may request it earlier. */
export type ScriptMoment = 'page usable' | 'first click';

interface ScriptRule {
  readonly moment: ScriptMoment;
  /** On every page that does not exclude it; otherwise pages declare that they need it. */
  readonly everywhere?: true;
  /** Not on pages about one person, which their remotes declare as personal. */
  readonly exceptPersonal?: true;
  /** The consent that it needs; absent where the page does not work without the script. */
  readonly purpose?: ConsentPurpose;
  /** Other conditions on the address. */
  readonly unless?: (search: string) => boolean;
}

/**
 * Other companies' scripts. Their pages are declared by remotes, in `remote.config.ts`.
 * Source: services-and-platform, section 2 (page load behaviour; rent payment: headerFalse).
 */
export const SCRIPT_RULES: Readonly<Record<ShellScript, ScriptRule>> = {
  maps: { moment: 'page usable' },
  pixel: { moment: 'page usable', everywhere: true, exceptPersonal: true, purpose: 'marketing' },
  push: { moment: 'page usable', purpose: 'marketing' },
  'card-checkout': { moment: 'page usable', unless: asksForNoHeader },
  // Loaded by the HTTP client with the first challenge.
  challenge: { moment: 'first click' },
  'support-chat': { moment: 'first click', everywhere: true, purpose: 'support' },
};

/** The scripts that load automatically at a moment on a page. @param search of its address */
export function scriptsOf(
  moment: ScriptMoment,
  { personal, scripts = [], withoutScripts = [] }: Pick<ShownPage, 'personal' | 'scripts' | 'withoutScripts'>,
  search: string,
): OutsideScript[] {
  return (Object.keys(SCRIPT_RULES) as OutsideScript[]).filter((script) => {
    const rule = SCRIPT_RULES[script];
    if (rule.moment !== moment || rule.unless?.(search) || (personal && rule.exceptPersonal)) return false;
    return scripts.includes(script) || (rule.everywhere === true && !withoutScripts.includes(script));
  });
}
