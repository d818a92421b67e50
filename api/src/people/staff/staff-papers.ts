import type { StaffRole } from '@aangan/shared-kit/domain/staff-role';
import type { z } from 'zod';
import { auditOf } from '../../foundation/audit/public.ts';
import type { Api } from '../../foundation/module/public.ts';
import { callError, documentName, sendDocument } from '../../foundation/server/public.ts';
import { sessionsOf } from '../sessions/public.ts';

/** Papers that staff download, and for which work. */
interface StaffPaper<Params> {
  /** `/api/v1/staff/ownership/:propertyId/papers/:uploadId`. */
  readonly path: string;
  readonly params: z.ZodType<Params>;
  readonly role: StaffRole;
  /** The line in the audit log: `ownership paper read`. */
  readonly detail: string;
  /** The stored paper, and the name of its file without an extension; undefined where there is none. */
  readonly find: (params: Params) => Promise<FoundPaper | undefined>;
}

interface FoundPaper {
  readonly name: string;
  readonly fileKey: string | null;
  readonly mediaType: string | null;
}

export type StaffPapers = <Params>(paper: StaffPaper<Params>) => void;

/** Returns papers to staff with the role, as uncached downloads with a line in the audit log; to others a 404. */
export function staffPapersOf(api: Api): StaffPapers {
  const { app, settings } = api;
  const [sessions, audit] = [api.use(sessionsOf), api.use(auditOf)];
  return ({ path, params, role, detail, find }) => {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const { accountId } = await sessions.staff(request, role);
      const { success, data } = params.safeParse(request.params);
      const paper = success ? await find(data) : undefined;
      const bytes = paper?.fileKey && (await settings.files.get(paper.fileKey));
      if (!paper || !bytes) throw callError('no-document');
      await audit.note({ event: 'staff-action', accountId, detail }, request);
      const mediaType = paper.mediaType ?? 'application/octet-stream';
      return sendDocument(reply, { name: documentName(paper.name, mediaType), mediaType, bytes });
    });
  };
}
