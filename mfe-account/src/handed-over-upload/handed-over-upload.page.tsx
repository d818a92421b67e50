import type { Upload, UploadRules } from '@aangan/shared-kit/contracts/uploads';
import { orEnded } from '@aangan/shared-kit/platform/or-ended';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { useUpload } from '@aangan/shared-kit/platform/use-upload';
import { EndedLink } from '@aangan/shared-kit/ui/ended-link';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { UploadField } from '@aangan/shared-kit/ui/upload-field';
import { HANDED_OVER_WORDS as WORDS } from './handed-over-upload.words.ts';

/** What the token of the address opens, or null when it has expired. */
export async function loader({ params, platform: { http } }: PageArgs) {
  const token = params.token ?? '';
  const opened = await orEnded(http.request('GET /api/v1/uploads/hand-over/{token}', { params: { token } }));
  return { token, opened };
}

export function head({ data }: { data: Awaited<ReturnType<typeof loader>> }): PageHead {
  return { title: `${WORDS.title} | Aangan`, status: data.opened ? 200 : 404, robots: 'noindex' };
}

export function Component() {
  const { token, opened } = usePageData<typeof loader>();
  return (
    <PageColumn width="text" gap={32} bottom={72}>
      {opened ? <Uploader token={token} {...opened} /> : <EndedLink title={WORDS.endedTitle}>{WORDS.ended}</EndedLink>}
    </PageColumn>
  );
}

interface UploaderProps {
  readonly token: string;
  readonly kind: string;
  readonly subject: string;
  readonly rules: UploadRules;
  readonly uploads: readonly Upload[];
}

function Uploader(target: UploaderProps) {
  return (
    <>
      <h1>{WORDS.title}</h1>
      <p>{WORDS.lead}</p>
      <UploadField uploads={useUpload(target)} label={WORDS.files} />
    </>
  );
}
