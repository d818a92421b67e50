import { type CitySlug, cityBySlug, resolveCity } from '@aangan/shared-kit/domain/cities';
import { notFound, type PageArgs } from '@aangan/shared-kit/platform/page';

/**
 * The city of a page whose pattern ends with `*`: of its path, `/rental-agreement/pune`, else of its query, else the
 * visitor's own.
 * @throws a 404 for any other rest of the path
 */
export function cityOfPage({ params, url, platform }: Pick<PageArgs, 'params' | 'url' | 'platform'>): CitySlug {
  const rest = params['*'] ?? '';
  if (rest !== '') {
    const city = rest.startsWith('/') ? cityBySlug(rest.slice(1)) : undefined;
    if (!city) throw notFound();
    return city.slug;
  }
  const named = url.searchParams.get('city') ?? '';
  return (cityBySlug(named) ?? resolveCity(named) ?? cityBySlug(platform.session.city))?.slug ?? 'bangalore';
}
