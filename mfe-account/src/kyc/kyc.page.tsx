import { notFound, type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { Stack } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { useState } from 'react';
import { KYC_WORDS } from './kyc.words.ts';
import { KycDocuments } from './kyc-documents.tsx';
import { KycFields } from './kyc-fields.tsx';
import { KycState } from './kyc-state.tsx';
import { isKycUserType, KYC_USER_TYPES_WORDS } from './kyc-words.ts';
import { SubmitKyc } from './submit-kyc.tsx';

/** Loads the visitor's own papers. @throws notFound() for an unknown kind of user */
export async function loader({ params, platform: { http } }: PageArgs) {
  const userType = params.userType ?? '';
  if (!isKycUserType(userType)) throw notFound();
  return http.request('GET /api/v1/cpms/kyc/{userType}', { params: { userType } });
}

type Data = Awaited<ReturnType<typeof loader>>;

export const head: NonNullable<PageModule<Data>['head']> = ({ data }) => ({
  title: KYC_WORDS.title(KYC_USER_TYPES_WORDS[data.userType]),
  robots: 'noindex',
});

export function Component() {
  const loaded = usePageData<typeof loader>();
  const [papers, setPapers] = useState(loaded);
  const open = papers.state === 'draft' || papers.state === 'rejected';
  return (
    <PageColumn width="text" gap={32} bottom={72}>
      <Stack as="header" gap={12}>
        <h1>KYC for property management</h1>
        <p>{KYC_WORDS.lead(papers.userType === 'owner' ? 'owns' : 'rents')}</p>
      </Stack>
      <KycState papers={papers} />
      <KycFields papers={papers} readOnly={!open} onSaved={setPapers} />
      <KycDocuments papers={papers} readOnly={!open} onSaved={setPapers} />
      {open && <SubmitKyc papers={papers} onSubmitted={setPapers} />}
    </PageColumn>
  );
}

export function ErrorBoundary() {
  return (
    <PageColumn width="text" gap={32} bottom={72}>
      <h1>KYC for property management</h1>
      <RetryNote>{KYC_WORDS.failed}</RetryNote>
    </PageColumn>
  );
}
