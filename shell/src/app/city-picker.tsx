import { CITIES, cityBySlug } from '@aangan/shared-kit/domain/cities';
import { categoryBySegment, DEFAULT_CATEGORY } from '@aangan/shared-kit/domain/listing-category';
import { cityHomeLink } from '@aangan/shared-kit/links/home';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link, useLocation } from '@aangan/shared-kit/platform/router';
import { useEffect, useRef } from 'react';
import styles from './city-picker.module.css';

/** Picks another of the cities; plain links in a disclosure, so that it works before any script. */
export function CityPicker({ city }: { city: string }) {
  const { session } = usePlatform();
  const { pathname } = useLocation();
  const disclosure = useRef<HTMLDetailsElement>(null);
  const category = categoryBySegment(pathname.split('/')[2] ?? '') ?? DEFAULT_CATEGORY;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the list
  useEffect(() => {
    if (disclosure.current) disclosure.current.open = false;
  }, [pathname]);

  useEffect(() => {
    const closeOutside = (event: MouseEvent) => {
      const open = disclosure.current;
      if (open?.open && event.target instanceof Node && !open.contains(event.target)) open.open = false;
    };
    document.addEventListener('click', closeOutside);
    return () => document.removeEventListener('click', closeOutside);
  }, []);

  return (
    <details
      ref={disclosure}
      className={styles.picker}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !disclosure.current?.open) return;
        disclosure.current.open = false;
        disclosure.current.querySelector('summary')?.focus();
      }}
    >
      <summary>
        <span className="visually-hidden">City: </span>
        {cityBySlug(city)?.name ?? 'City'}
      </summary>
      <ul className={styles.list}>
        {CITIES.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={cityHomeLink(slug, category)}
              aria-current={slug === city ? 'true' : undefined}
              onClick={() => session.chooseCity(slug)}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
