import { builderLink, projectComparisonLink } from '@aangan/shared-kit/links/projects';
import type { APIRequestContext } from '@playwright/test';
import { knownListing } from '../support/known-listing.ts';
import { knownProject } from '../support/known-project.ts';

/** The path of a measured page. `{listing}`, `{project}` and what belongs to the project are of the tests' database. */
export async function measuredPath(path: string, request: APIRequestContext): Promise<string> {
  if (path === '{listing}') return (await knownListing(request, 'BUY')).url;
  const { id, url, builder } = await knownProject(request);
  const projects: Readonly<Record<string, string>> = {
    '{project}': url,
    '{comparison}': projectComparisonLink([id]),
    '{builder}': builderLink(builder.id),
  };
  return projects[path] ?? path;
}
