import { Section } from '@aangan/shared-kit/ui/layout';
import { LinkRow, LinkRows } from '../link-rows/public.ts';
import type { ServiceEntry } from './service-entries.ts';

interface ServiceStripProps {
  readonly title: string;
  readonly entries: readonly ServiceEntry[];
}

/** Rows that lead to services, on pages about something else. They are links, so they work before any script. */
export function ServiceStrip({ title, entries }: ServiceStripProps) {
  return (
    <Section gap={12} aria-labelledby="service-strip">
      <h2 id="service-strip">{title}</h2>
      <LinkRows>
        {entries.map((entry) => (
          <LinkRow key={entry.name} {...entry} />
        ))}
      </LinkRows>
    </Section>
  );
}
