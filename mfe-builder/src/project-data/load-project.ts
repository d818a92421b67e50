import type { ProjectDetail } from '@aangan/shared-kit/contracts/project-values';
import type { Http, HttpError } from '@aangan/shared-kit/platform/http';
import { notFound } from '@aangan/shared-kit/platform/page';

/** Statuses of the server for an unknown or malformed id. */
const NO_SUCH_PROJECT: readonly (number | undefined)[] = [400, 404];

/** One project by its id. @throws notFound() for an id that is unknown or malformed */
export function loadProject(http: Http, id: string): Promise<ProjectDetail> {
  return knownProject(http.request('GET /api/v2/building/{id}', { params: { id } }));
}

/** The answer about a project. @throws notFound() where the server knows no such project */
export async function knownProject<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (hasStatus(error) && NO_SUCH_PROJECT.includes(error.status)) throw notFound();
    throw error;
  }
}

/** Compares by name, because shell and remote each have their own copy of the class. */
function hasStatus(error: unknown): error is Pick<HttpError, 'status'> {
  return error instanceof Error && error.name === 'HttpError' && 'status' in error;
}
