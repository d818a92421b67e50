import { PHOTO_UPLOAD, postingPhotoCalls, VIDEO_UPLOAD } from '@aangan/shared-kit/contracts/posting-photos';
import { defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { ownDraftsOf } from '../drafts/public.ts';
import { photoUpload, videoUpload } from './photo-uploads.ts';
import { photoHandlers } from './photos.routes.ts';

/** Photos and video of drafts and listings, over the common upload. */
export const postingPhotos = defineModule({
  name: 'posting/photos',
  calls: postingPhotoCalls,
  handlers: (api) => photoHandlers({ ...api.use(callDepsOf), own: api.use(ownDraftsOf) }),
  uploads: { [PHOTO_UPLOAD]: photoUpload, [VIDEO_UPLOAD]: videoUpload },
});
