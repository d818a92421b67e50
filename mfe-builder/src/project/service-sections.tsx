import { Link } from '@aangan/shared-kit/platform/router';
import { Rows } from '@aangan/shared-kit/ui/layout';
import { PageSection } from '@aangan/shared-kit/ui/page-section';
import styles from './project.module.css';
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
        <div className={styles.part}>
          <Rows>
            {banners.map(({ name, to, text, link }) => (
              <li key={name}>
                {text} <Link to={to(city)}>{link}</Link>
              </li>
            ))}
          </Rows>
        </div>
      )}
    </>
  );
}
