import type { CallInput } from '@aangan/shared-kit/contracts/all-calls';
import type { Http } from '@aangan/shared-kit/platform/http';
import { orNotFound } from '../calls/public.ts';
import { noteOf } from './note.ts';

type NoteQuery = CallInput<'POST /nb/api/v2/user/notes/fetch'>['json'];

/** Fetches one page of the notes that match a filter. @throws notFound() for malformed ids */
export async function fetchNotes(http: Http, query: NoteQuery) {
  const { responseBody } = await orNotFound(http.request('POST /nb/api/v2/user/notes/fetch', { json: query }));
  return { ...responseBody, notes: responseBody.notes.map(noteOf) };
}
