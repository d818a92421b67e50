import type { Upload, UploadRules } from '@aangan/shared-kit/contracts/uploads';
import { SUPPORT_CHAT_LINK } from '@aangan/shared-kit/links/support-chat';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { useUpload } from '@aangan/shared-kit/platform/use-upload';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { UploadField } from '@aangan/shared-kit/ui/upload-field';
import { HANDED_OVER_UPLOAD_WORDS } from './handed-over-upload.words.ts';

/** What the token of the address opens, or undefined when it has expired. */
export async function loader({ params, platform: { http } }: PageArgs) {
  const token = params.token ?? '';
  try {
    return { token, opened: await http.request('GET /api/v1/uploads/hand-over/{token}', { params: { token } }) };
  } catch (error) {
    if (error instanceof HttpError && error.status !== undefined && error.status < 500) return { token };
    throw error;
  }
}

export function head(): PageHead {
  return { title: HANDED_OVER_UPLOAD_WORDS.title, robots: 'noindex' };
}

export function Component() {
  const { token, opened } = usePageData<typeof loader>();
  return (
    <PageColumn width="text" gap={32} bottom={72}>
      <h1>Upload from your phone</h1>
      {opened ? (
        <Uploader token={token} {...opened} />
      ) : (
        <>
          <AlertNote tone="attention">{HANDED_OVER_UPLOAD_WORDS.expired}</AlertNote>
          <p>
            <Link to={SUPPORT_CHAT_LINK}>Chat with support</Link>
          </p>
        </>
      )}
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
      <p>{HANDED_OVER_UPLOAD_WORDS.lead}</p>
      <UploadField uploads={useUpload(target)} label="Files from this phone" />
    </>
  );
}
