import { uploadCalls, uploadTopics } from '@aangan/shared-kit/contracts/uploads';
import { type Api, defineModule } from '../module/public.ts';
import { cleanUpUploads } from './clean-up-uploads.ts';
import { renditionsJob } from './make-renditions.ts';
import { tusRoutes } from './tus.routes.ts';
import { uploadFiles } from './upload-files.routes.ts';
import { fileRemovalJob, keysOf } from './upload-files.ts';
import { openUploadParts } from './upload-parts.ts';
import { LOGGED_IN_ACCOUNT, openUploaders } from './uploader.ts';
import { uploadTopicHandlers } from './uploads.live.ts';
import { deleteHandOvers, everyUploadOf } from './uploads.queries.ts';
import { type UploadDeps, uploadHandlers } from './uploads.routes.ts';
import * as tables from './uploads.tables.ts';

function kindsOf(modules: Api['modules']): UploadDeps['kinds'] {
  return new Map(modules.flatMap(({ uploads = {} }) => Object.entries(uploads)));
}

function uploadDeps(api: Api): UploadDeps {
  const { database, jobs, modules, settings } = api;
  const { files, now } = settings;
  return {
    ...{ database, jobs, files, now },
    kinds: kindsOf(modules),
    parts: openUploadParts(database, files),
    uploaders: openUploaders(database, now, api.ask(LOGGED_IN_ACCOUNT)),
  };
}

/** Uploads of photos, documents and video, resumable by the tus protocol. Other modules declare the kinds. */
export const uploads = defineModule({
  name: 'foundation/uploads',
  calls: uploadCalls,
  handlers: (api) => uploadHandlers(api.use(uploadDeps)),
  routes(api) {
    tusRoutes(api.app, api.use(uploadDeps));
    uploadFiles(api.app, api.use(uploadDeps));
  },
  topics: uploadTopics,
  live: () => uploadTopicHandlers,
  jobs({ database, jobs, modules, settings: { files, now } }) {
    fileRemovalJob(jobs, files);
    renditionsJob({ database, files, jobs, now, kinds: kindsOf(modules) });
    cleanUpUploads({ database, jobs, now });
  },
  tables,
  personalData: {
    tables: [
      { name: 'uploads', table: tables.upload, hidden: ['fileKey', 'look'], onDeletion: 'remove' },
      { name: 'uploadHandOvers', table: tables.uploadHandOver, hidden: ['tokenHash'], onDeletion: 'remove' },
    ],
    async files(transaction, accountId) {
      const keys: string[] = [];
      for (const row of await everyUploadOf(transaction, accountId)) keys.push(...(await keysOf(transaction, row)));
      return keys;
    },
  },
  retention: [{ name: 'hand-overs of uploads', days: 0, remove: deleteHandOvers }],
});
