import type { NavigationPlace } from '@aangan/shared-kit/build/navigation';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useSyncExternalStore } from 'react';
import { usePageSource } from '../app/page-source-context.ts';
import {
  type NavigationGroup,
  type NavigationLink,
  type NavigationVisitor,
  navigationGroups,
  navigationLinks,
} from './navigation-links.ts';

/** Links of the document's remotes for its visitor. @param city slug of the city that the page is about */
export function useNavigationLinks(place: NavigationPlace, city: string): NavigationLink[] {
  const visitor = useVisitor(city);
  return navigationLinks(usePageSource().navigation, place, visitor);
}

/** The same, by heading. */
export function useNavigationGroups(place: NavigationPlace, city: string): NavigationGroup[] {
  const visitor = useVisitor(city);
  return navigationGroups(usePageSource().navigation, place, visitor);
}

function useVisitor(city: string): NavigationVisitor {
  const { session, now } = usePlatform();
  const { live } = usePageSource();
  const owns = () => live.getState().ownsHomes;
  const ownsHomes = useSyncExternalStore(live.subscribe, owns, owns);
  return { city, loggedIn: session.loggedIn, ownsHomes, now };
}
