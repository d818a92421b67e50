import type { Http } from '@aangan/shared-kit/platform/http';

/** Whether the owner has said how posting a listing was. */
export async function hasAnswered(http: Http, propertyId: string): Promise<boolean> {
  const { feedback } = await http.request('GET /api/v1/pyp/feedback', { query: { propertyId } });
  return feedback !== null;
}
