import type { StaffArea } from '@aangan/shared-kit/platform/platform';
import type { DocumentFacts } from './document.ts';
import { knownCity } from './server-platform.ts';
import type { ShellSettings } from './settings.ts';
import type { Visitor } from './visitor-facts.ts';

interface DocumentFactsDeps {
  readonly settings: Pick<ShellSettings, 'tileUrl'>;
  /** An app webview, which shows a remote's page alone. */
  readonly hybrid: boolean;
  /** For a staff page. */
  readonly staff: StaffArea | undefined;
}

/** What the document of a page says about its request: the same as the page's platform. */
export function documentFacts(visitor: Visitor, deps: DocumentFactsDeps): DocumentFacts {
  const { settings, hybrid, staff } = deps;
  const { origin, device, city } = visitor;
  return {
    ...{ origin, device, hybrid },
    session: { city: knownCity(city) },
    tileUrl: settings.tileUrl,
    ...(staff && { staff }),
  };
}
