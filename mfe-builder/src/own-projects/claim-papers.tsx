import type { BuilderClaim } from '@aangan/shared-kit/contracts/builder-account';
import type { UploadRules } from '@aangan/shared-kit/contracts/uploads';
import { BUILDER_PAPER_BYTES, BUILDER_PAPERS, type BuilderPaper } from '@aangan/shared-kit/domain/builder-account';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { useUpload } from '@aangan/shared-kit/platform/use-upload';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { Rows, Section, SmallText, Stack } from '@aangan/shared-kit/ui/layout';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { UploadField } from '@aangan/shared-kit/ui/upload-field';
import { CLAIM_WORDS, PAPERS } from './desk.words.ts';

interface ClaimPapersProps {
  readonly claim: BuilderClaim;
  readonly onChanged: (claim: BuilderClaim) => void;
}

/** The rules of the API's kind `builder-paper`. They are known before the first call, so that the page needs none. */
const PAPER_RULES: UploadRules = {
  content: 'document',
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  maximumBytes: BUILDER_PAPER_BYTES,
  maximumCount: 1,
};

/** The papers of a request, and the button that hands it in. */
export function ClaimPapers({ claim, onChanged }: ClaimPapersProps) {
  const submitting = useMutation('POST /api/v1/builder/account/submit');
  const complete = BUILDER_PAPERS.every((paper) => claim.papers.includes(paper));
  const submit = async () => {
    const sent = await submitting.run({ json: {} });
    if (sent) onChanged(sent.answer.claim);
  };
  return (
    <Section aria-labelledby="papers">
      <h2 id="papers">{CLAIM_WORDS.papers}</h2>
      <SmallText>{CLAIM_WORDS.papersAbout}</SmallText>
      <Rows gap={24}>
        {BUILDER_PAPERS.map((paper) => (
          <li key={paper}>
            <PaperRow paper={paper} claim={claim} onChanged={onChanged} />
          </li>
        ))}
      </Rows>
      {submitting.problem !== undefined && <AlertNote tone="error">{submitting.problem}</AlertNote>}
      {!complete && <SmallText>{CLAIM_WORDS.missing}</SmallText>}
      <div>
        <Button variant="primary" disabled={!complete} busy={submitting.busy} onClick={() => void submit()}>
          {CLAIM_WORDS.submit}
        </Button>
      </div>
    </Section>
  );
}

function PaperRow({ paper, claim, onChanged }: ClaimPapersProps & { readonly paper: BuilderPaper }) {
  const loading = useMutation('GET /api/v1/builder/account');
  const reload = async () => {
    const loaded = await loading.run({});
    if (loaded?.answer.claim) onChanged(loaded.answer.claim);
  };
  const uploads = useUpload({
    ...{ kind: 'builder-paper', subject: paper, rules: PAPER_RULES },
    onFinished: () => void reload(),
  });
  const { name, help } = PAPERS[paper];
  return (
    <Stack gap={8} aria-busy={loading.busy}>
      <h3>
        {name} {claim.papers.includes(paper) && <StatusLabel tone="good">{CLAIM_WORDS.added}</StatusLabel>}
      </h3>
      <SmallText>{help}</SmallText>
      {loading.problem !== undefined && <AlertNote tone="error">{loading.problem}</AlertNote>}
      <UploadField uploads={uploads} label={name} />
    </Stack>
  );
}
