import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import { isMonthly } from '@aangan/shared-kit/domain/listing-category';
import { notFound, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { orNotFound } from '../calls/public.ts';
import { fetchNotes } from './fetch-notes.ts';
import { homeOf } from './note.ts';
import { NoteSleeve } from './note-sleeve.tsx';

/** Loads a note by its id, or the person's note on a home, which may not exist yet. */
export async function loader({ params, platform: { http } }: PageArgs) {
  const { noteId, propertyId } = params;
  const { notes, timeZone } = await fetchNotes(
    http,
    noteId === undefined ? { propertyId: propertyId ?? '' } : { noteId },
  );
  const note = notes.find(({ role }) => noteId !== undefined || role === 'author');
  if (note) return { subject: { propertyId: note.propertyId, note, timeZone }, home: note.home, shared: undefined };
  if (propertyId === undefined) throw notFound();
  const { record } = await orNotFound(http.request('GET /api/v1/property/{propertyId}', { params: { propertyId } }));
  const [shared] = notes;
  return {
    subject: { propertyId, note: undefined, timeZone },
    home: homeOfRecord(record),
    shared: shared && { id: shared.id, authorName: shared.authorName },
  };
}

type Data = Awaited<ReturnType<typeof loader>>;

export function head({ data }: { data: Data }): PageHead {
  return { title: `${data.subject.note ? 'Your note' : 'Add a note'} | Aangan`, robots: 'noindex' };
}

export function Component() {
  const { subject, home, shared } = usePageData<typeof loader>();
  // A key per note, because each note has its own form state.
  return <NoteSleeve key={subject.note?.id ?? subject.propertyId} subject={subject} home={home} shared={shared} />;
}

function homeOfRecord(record: PropertyRecord) {
  return homeOf({
    ...record,
    url: record.detailUrl,
    price: record.minRent ?? (record.rent || record.price),
    monthly: isMonthly(record.propertyType),
    category: record.propertyType,
    photo: record.photos[0] ?? null,
  });
}
