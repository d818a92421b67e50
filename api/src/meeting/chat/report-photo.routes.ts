import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Audit } from '../../foundation/audit/public.ts';
import type { FileStore } from '../../foundation/files/public.ts';
import { callError, sendPicture } from '../../foundation/server/public.ts';
import type { ChatDeps } from './chat-deps.ts';
import { reportWithPhoto } from './chat-reports.queries.ts';
import { evidencePhoto } from './evidence-photos.ts';

const asked = z.object({ reportId: z.string().max(40), uploadId: z.string().max(60) });

interface PhotoDeps extends Pick<ChatDeps, 'database' | 'sessions'> {
  readonly audit: Audit;
  readonly files: FileStore;
}

/** Returns a photo that a waiting report shows as evidence, to staff of that queue, uncached. */
export function reportPhotoRoutes(app: FastifyInstance, { database, sessions, audit, files }: PhotoDeps): void {
  app.get(
    '/api/v1/staff/chat-reports/:reportId/photos/:uploadId',
    { schema: { hide: true } },
    async (request, reply) => {
      const { accountId } = await sessions.staff(request, 'support');
      const { success, data } = asked.safeParse(request.params);
      const report = success ? await reportWithPhoto(database, data) : undefined;
      if (!success || !report) throw callError('no-photo');
      const bytes = await evidencePhoto(files, data.reportId, data.uploadId);
      if (!bytes) throw callError('no-photo');
      await audit.note({ event: 'staff-action', accountId, detail: 'photo of a reported chat read' }, request);
      return sendPicture(reply, bytes);
    },
  );
}
