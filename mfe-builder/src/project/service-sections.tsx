import { Link } from '@aangan/shared-kit/platform/router';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { PageSection } from '@aangan/shared-kit/ui/page-section';
import type { ProjectData } from './project-data.ts';
import styles from './service-sections.module.css';

/** A section for each service that has one and a page, and banners for the others. */
export function ServiceSections({ services: { sections, banners } }: Pick<ProjectData, 'services'>) {
  return (
    <>
      {sections.map(({ section = '', title, to, text, link }) => (
        <PageSection key={section} id={section} title={title}>
          <p>
            {text} <Link to={to}>{link}</Link>
          </p>
        </PageSection>
      ))}
      {banners.length > 0 && (
        <ul className={styles.banners}>
          {banners.map(({ name, to, text, link }) => (
            <li key={name} className={styles.banner}>
              <Link to={to}>{link}</Link>
              <SmallText>{text}</SmallText>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
