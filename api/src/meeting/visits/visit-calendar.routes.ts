import { CITIES } from '@aangan/shared-kit/domain/cities';
import { streetAndLocality } from '@aangan/shared-kit/domain/street-and-locality';
import { VISIT_LIMITS } from '@aangan/shared-kit/domain/visit-limits';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../foundation/server/public.ts';
import { cardsById, detailUrl } from '../../search/listings/public.ts';
import { calendarFile } from './calendar-file.ts';
import type { VisitDeps } from './visit-deps.ts';
import { VISIT_MESSAGES } from './visit-refusals.ts';
import { ownVisit, roleIn } from './visits.queries.ts';

const named = z.object({ visitId: z.string().max(60) });

/** The calendar file of a visit, for its visitor and its owner only. */
export function visitCalendar(app: FastifyInstance, { database, sessions, siteUrl }: VisitDeps): void {
  app.get('/api/v1/visits/:visitId/calendar.ics', { schema: { hide: true } }, async (request, reply) => {
    const { accountId } = await sessions.required(request);
    const asked = named.safeParse(request.params);
    const row = asked.success ? await ownVisit(database, accountId, asked.data.visitId) : undefined;
    if (!row) throw notFound(VISIT_MESSAGES.noSuchVisit);
    const [home] = await cardsById(database, [row.listingId]);
    const title = home?.title ?? 'a home that is no longer listed';
    const city = CITIES.find(({ slug }) => slug === home?.city)?.name ?? home?.city;
    const place = home && streetAndLocality(home.street, home.localityName);
    const startsAt = row.startsAt.getTime();
    const file = calendarFile({
      uid: `${row.id}@${new URL(siteUrl).hostname}`,
      sequence: row.sequence,
      cancelled: row.state === 'cancelled',
      startsAt,
      endsAt: startsAt + VISIT_LIMITS.slotMs,
      changedAt: row.changedAt.getTime(),
      summary: roleIn(row, accountId) === 'visitor' ? `Visit: ${title}` : `Visitor: ${title}`,
      description: 'A visit on Aangan. Move or cancel it there, and it changes for both of you.',
      location: [place, city].filter(Boolean).join(', '),
      url: `${siteUrl}${home ? detailUrl(home) : '/'}`,
    });
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="visit.ics"')
      .header('x-content-type-options', 'nosniff')
      .type('text/calendar; charset=utf-8')
      .send(file);
  });
}
