import type { NavigationEntry, NavigationIcon, NavigationPlace } from '@aangan/shared-kit/build/navigation';
import { CITIES, cityBySlug } from '@aangan/shared-kit/domain/cities';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';

/** What decides which links a visitor sees. */
export interface NavigationVisitor {
  /** Slug of the city that the page is about. */
  readonly city: string;
  readonly loggedIn: boolean;
  readonly ownsHomes: boolean;
  /** Epoch ms. */
  readonly now: number;
}

export interface NavigationLink {
  readonly title: string;
  readonly path: string;
  readonly icon?: NavigationIcon;
}

export interface NavigationGroup {
  readonly heading: string;
  readonly links: readonly NavigationLink[];
}

/** The links of one place that a visitor sees, in their order. */
export function navigationLinks(
  entries: readonly NavigationEntry[],
  place: NavigationPlace,
  visitor: NavigationVisitor,
): NavigationLink[] {
  return shownEntries(entries, place, visitor).flatMap((entry) => linksOf(entry, visitor.city));
}

/** The same, by heading; a heading's place is that of its first link. */
export function navigationGroups(
  entries: readonly NavigationEntry[],
  place: NavigationPlace,
  visitor: NavigationVisitor,
): NavigationGroup[] {
  const groups = new Map<string, NavigationLink[]>();
  for (const entry of shownEntries(entries, place, visitor)) {
    const heading = filled(entry.group ?? '', visitor.city);
    groups.set(heading, [...(groups.get(heading) ?? []), ...linksOf(entry, visitor.city)]);
  }
  return [...groups].map(([heading, links]) => ({ heading, links }));
}

function shownEntries(
  entries: readonly NavigationEntry[],
  place: NavigationPlace,
  { city, loggedIn, ownsHomes, now }: NavigationVisitor,
): NavigationEntry[] {
  const today = indiaDay(now);
  return entries
    .filter(
      (entry) =>
        entry.place === place &&
        (entry.audience === undefined || (entry.audience === 'members') === loggedIn) &&
        (entry.owners === undefined || ownsHomes) &&
        (entry.cities === undefined || entry.cities.includes(city)) &&
        (entry.from === undefined || entry.from <= today),
    )
    .sort((one, other) => one.order - other.order);
}

function linksOf({ title, path, icon, each }: NavigationEntry, city: string): NavigationLink[] {
  const cities = each === 'city' ? CITIES.map(({ slug }) => slug) : [city];
  return cities.map((slug) => ({
    title: filled(title, slug),
    path: path.replaceAll('{city}', slug),
    ...(icon && { icon }),
  }));
}

function filled(text: string, city: string): string {
  return text.replaceAll('{cityName}', cityBySlug(city)?.name ?? 'your city');
}
