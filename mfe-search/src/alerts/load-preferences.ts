import type { PageArgs } from '@aangan/shared-kit/platform/page';
import { shownHomes } from './shown-home.ts';

/**
 * The preferences of a person with a requirement, and the matching homes in that order.
 * @throws Error while it is unknown who asks
 */
export async function loadPreferences({ url, platform: { http, session } }: PageArgs) {
  const view = 'preferences' as const;
  if (session.unknown) throw new Error('The login cannot be resolved.');
  if (!session.loggedIn) return { view, loggedIn: false, need: null };
  const { alerts } = await http.request('GET /api/v1/alerts', {});
  const wanted = url.searchParams.get('id');
  const needs = alerts.flatMap(({ name, requirement }) => (requirement ? [{ name, requirement }] : []));
  const need = needs.find(({ requirement }) => requirement.alertRequirementId === wanted) ?? needs[0];
  if (!need) return { view, loggedIn: true, need: null };
  const { category, city, alertRequirementId, priorities } = need.requirement;
  const { recommendedProperties } = await http.request('GET /api/v1/alerts/requirement', { query: { category, city } });
  return {
    view,
    loggedIn: true,
    need: { id: alertRequirementId, name: need.name, priorities, homes: shownHomes(recommendedProperties) },
  };
}

export type PreferencesData = Awaited<ReturnType<typeof loadPreferences>>;
