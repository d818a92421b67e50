import type { AttributionFacts, StaffArea } from '@aangan/shared-kit/platform/platform';
import type { DocumentFacts } from './document.ts';
import { knownCity } from './server-platform.ts';
import type { ShellSettings } from './settings.ts';
import type { Visitor } from './visitor-facts.ts';

interface DocumentFactsDeps {
  readonly settings: Pick<ShellSettings, 'tileUrl'>;
  /** Where the visitor came from. */
  readonly attribution: AttributionFacts;
  /** An app webview, which shows a remote's page alone. */
  readonly hybrid: boolean;
  /** For a staff page. */
  readonly staff: StaffArea | undefined;
}

/** What the document of a page says about its visitor: the same as the page's platform. */
export function documentFacts(visitor: Visitor, deps: DocumentFactsDeps): DocumentFacts {
  const { settings, attribution, hybrid, staff } = deps;
  const { origin, device, deviceId, city } = visitor;
  return {
    ...{ origin, device, hybrid },
    session: { deviceId, city: knownCity(city) },
    attribution: { current: () => attribution },
    tileUrl: settings.tileUrl,
    ...(staff && { staff }),
  };
}
