import type { Upload, uploadCalls } from '@aangan/shared-kit/contracts/uploads';
import type { FastifyRequest } from 'fastify';
import type { FileStore } from '../files/public.ts';
import { readPicture } from '../pictures/public.ts';
import { type CallHandlers, callError, notFound } from '../server/public.ts';
import { type AdmitDeps, kindOf } from './admit-upload.ts';
import { BROKEN_PICTURE, refusedFile } from './check-content.ts';
import { finishUpload } from './finish-upload.ts';
import { listChanged } from './list-changed.ts';
import { posterKey, putFile, removeUpload } from './upload-files.ts';
import { NO_UPLOAD, type UploadParts } from './upload-parts.ts';
import { rulesOf, uploadRecords } from './upload-record.ts';
import { mayUse, type Uploader, type Uploaders } from './uploader.ts';
import {
  changeUpload,
  holdUpload,
  orderUploads,
  type UploadList,
  type UploadRow,
  uploadOf,
  uploadsOf,
} from './uploads.queries.ts';

export interface UploadDeps extends AdmitDeps {
  readonly files: FileStore;
  readonly parts: UploadParts;
  readonly uploaders: Uploaders;
}

/** The calls on uploads, besides the tus protocol itself. */
export function uploadHandlers(deps: UploadDeps): CallHandlers<typeof uploadCalls> {
  const { database, files, jobs, kinds, uploaders } = deps;

  /** The visitor's own upload. @throws CallError 404 for every other one */
  async function ownUpload(request: FastifyRequest, id: string): Promise<UploadRow> {
    const person = await uploaders.of(request);
    const row = await uploadOf(database, id);
    if (!row || !mayUse(person, row)) throw notFound(NO_UPLOAD);
    return row;
  }

  function ownList(person: Uploader, kind: string, subject: string): UploadList {
    const list = { accountId: person.accountId, kind, subject };
    if (!mayUse(person, list)) throw callError('no-upload-kind');
    return list;
  }

  async function record(row: UploadRow): Promise<Upload> {
    const list = uploadRecords(await uploadsOf(database, row.accountId, row.kind, row.subject));
    const own = list.find(({ id }) => id === row.id);
    if (!own) throw notFound(NO_UPLOAD);
    return own;
  }

  return {
    async 'GET /api/v1/uploads'({ query }, request) {
      const person = await uploaders.of(request);
      const kind = kindOf(kinds, query.kind);
      const subject = query.subject ?? person.only?.subject;
      if (subject !== undefined) ownList(person, query.kind, subject);
      return {
        rules: rulesOf(kind),
        uploads: uploadRecords(await uploadsOf(database, person.accountId, query.kind, subject)),
      };
    },

    async 'POST /api/v1/uploads/{uploadId}/finish'({ params }, request) {
      await ownUpload(request, params.uploadId);
      return record(await finishUpload(deps, params.uploadId));
    },

    async 'PUT /api/v1/uploads/{uploadId}/poster'({ params, upload }, request) {
      const row = await ownUpload(request, params.uploadId);
      if (row.state !== 'ready' || kindOf(kinds, row.kind).content !== 'video') throw notFound(NO_UPLOAD);
      const picture = await readPicture(upload);
      if (!picture) throw refusedFile(BROKEN_PICTURE);
      // Marked first, so that a deletion finds the file.
      const marked = await changeUpload(database, row.id, { poster: true });
      if (!marked) throw notFound(NO_UPLOAD);
      await putFile(files, posterKey(row.id), picture.bytes);
      await database.transaction((transaction) => listChanged(transaction, deps, row));
      return record(marked);
    },

    async 'PUT /api/v1/uploads/order'({ body }, request) {
      const list = ownList(await uploaders.of(request), body.kind, body.subject);
      if (body.ids.length > 0) {
        await database.transaction(async (transaction) => {
          await orderUploads(transaction, list, body.ids);
          await listChanged(transaction, deps, list);
        });
      }
      return { uploads: uploadRecords(await uploadsOf(database, list.accountId, list.kind, list.subject)) };
    },

    async 'DELETE /api/v1/uploads/{uploadId}'({ params }, request) {
      const { id } = await ownUpload(request, params.uploadId);
      await database.transaction(async (transaction) => {
        const held = await holdUpload(transaction, id);
        if (!held) return;
        await removeUpload(jobs, transaction, held);
        await listChanged(transaction, deps, held);
      });
      return { removed: true };
    },

    async 'POST /api/v1/uploads/hand-over'({ body }, request) {
      const person = await uploaders.of(request);
      const list = ownList(person, body.kind, body.subject);
      // A handed-over uploader cannot be handed on.
      if (person.only) throw callError('no-call');
      await kindOf(kinds, body.kind).admit(database, list);
      return uploaders.handOver(list);
    },

    async 'GET /api/v1/uploads/hand-over/{token}'({ params }) {
      const { accountId, kind, subject, expiresAt } = await uploaders.ofToken(params.token);
      const rules = rulesOf(kindOf(kinds, kind));
      const uploads = uploadRecords(await uploadsOf(database, accountId, kind, subject));
      return { kind, subject, rules, uploads, expiresAt: expiresAt.getTime() };
    },
  };
}
