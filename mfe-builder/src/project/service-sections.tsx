import { Link } from '@aangan/shared-kit/platform/router';
import { PageSection } from '@aangan/shared-kit/ui/page-section';
import { openServices } from './services.ts';

/** A section for each service that has one and a page, and a row of links for the others. */
export function ServiceSections({ city }: { readonly city: string }) {
  const { sections, banners } = openServices();
  return (
    <>
      {sections.map(({ section = '', title, to, text, link }) => (
        <PageSection key={section} id={section} title={title}>
          <p>
            {text} <Link to={to(city)}>{link}</Link>
          </p>
        </PageSection>
      ))}
      {banners.length > 0 && (
        <ul>
          {banners.map(({ name, to, text, link }) => (
            <li key={name}>
              {text} <Link to={to(city)}>{link}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
