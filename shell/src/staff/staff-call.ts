import type { FastifyRequest } from 'fastify';
import type { StaffPath, StaffPeople, StaffStep } from './staff-people.ts';

const NO_ANSWER = 'Our servers do not answer now. Look whether it was done before you try once more.';

/**
 * Makes a call of the API for who is signed in; a POST where there is a body. 503 where the API does not answer: a POST
 * may have been done then.
 */
export async function staffCall(
  people: Pick<StaffPeople, 'step'>,
  request: FastifyRequest,
  path: StaffPath,
  body?: object,
): Promise<StaffStep> {
  try {
    return await people.step(request, path, body);
  } catch (error) {
    request.log.error({ err: error, path }, 'The API did not answer the staff');
    return { status: 503, message: NO_ANSWER, answer: undefined, setCookie: [] };
  }
}
