import { type Http, HttpError } from '@aangan/shared-kit/platform/http';

/**
 * Checks that a chat group exists for the person, before a notice of an app opens it.
 * @throws Error 'HTTP error status' for any answer that is not OK. Source: product-and-plans, section 8.
 */
export async function checkGroup(http: Http, groupId: string): Promise<void> {
  try {
    await http.request('GET /api/v1/chat/groups/{groupId}', { params: { groupId } });
  } catch (error) {
    if (error instanceof HttpError && error.kind === 'status') throw new Error('HTTP error status', { cause: error });
    throw error;
  }
}
