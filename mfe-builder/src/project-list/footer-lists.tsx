import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { BUILDER_LIST_LINK } from '@aangan/shared-kit/links/projects';
import { Link } from '@aangan/shared-kit/platform/router';
import { Section } from '@aangan/shared-kit/ui/layout';
import styles from './footer-lists.module.css';
import { LIST_WORDS as WORDS } from './list.words.ts';
import type { FooterCity } from './list-data.ts';

/**
 * Ten new and ten ready projects of five cities, folded by city.
 * Source: services-and-platform, section 2 (footer link lists).
 */
export function FooterLists({ cities }: { readonly cities: readonly FooterCity[] }) {
  return (
    <Section gap={8} aria-label={WORDS.footer}>
      <h2>{WORDS.footer}</h2>
      {cities.map(({ city, newProjects, readyToMove }) => {
        const name = cityBySlug(city)?.name ?? city;
        return (
          <details key={city} className={styles.city}>
            <summary className={styles.name}>{name}</summary>
            <div className={styles.columns}>
              <Links title={`New projects in ${name}`} links={newProjects} />
              <Links title={`Ready-to-move projects in ${name}`} links={readyToMove} />
            </div>
          </details>
        );
      })}
      <p>
        <Link to={BUILDER_LIST_LINK}>{WORDS.allBuilders}</Link>
      </p>
    </Section>
  );
}

function Links({ title, links }: { readonly title: string; readonly links: FooterCity['newProjects'] }) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.links}>
        {links.map(({ name, url, locality }) => (
          <li key={url}>
            <Link to={url} className={styles.link}>
              {name}, {locality}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
