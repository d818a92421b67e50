import type { FastifyRequest } from 'fastify';
import type { StaffPath, StaffPeople, StaffStep } from './staff-people.ts';

const NO_ANSWER = 'Our servers do not answer now. Look whether it was done before you try once more.';

/**
 * Calls the API for the signed-in person, as a POST if there is a body. Gives 503 when the API does not answer: a POST
 * may still have taken effect.
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
