import type { SlotProps } from '@aangan/shared-kit/contracts/slots';
import { Band } from '@aangan/shared-kit/ui/band';
import { homeEntries } from './service-entries.ts';
import { ENTRY_WORDS } from './service-entries.words.ts';
import { ServiceStrip } from './service-strip.tsx';

/** The services of the home page, in the visitor's city. */
export function Component({ city }: SlotProps['home/services']) {
  return (
    <Band>
      <ServiceStrip title={ENTRY_WORDS.ofHome} entries={homeEntries(city)} />
    </Band>
  );
}
