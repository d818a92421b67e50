import type { APIRequestContext } from '@playwright/test';

/** A project of the tests' database. */
interface KnownProject {
  readonly id: string;
  /** Canonical path of its page. */
  readonly url: string;
  readonly builder: { readonly id: string };
}

/** The first project of a city, from the API. */
export async function knownProject(request: APIRequestContext, city = 'bangalore'): Promise<KnownProject> {
  const answer = await request.get('/api/v1/project/search', { params: { city, size: 1 } });
  if (!answer.ok()) throw new Error(`No project in ${city}: HTTP ${answer.status()}`);
  const { projects }: { projects: KnownProject[] } = await answer.json();
  const [first] = projects;
  if (!first) throw new Error(`There is no project in ${city}`);
  return first;
}
