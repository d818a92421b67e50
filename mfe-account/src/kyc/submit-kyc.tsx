import { aadhaarProblem, addressProblem, panProblem } from '@aangan/shared-kit/domain/kyc-fields';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { Button } from '@aangan/shared-kit/ui/button';
import { ProblemText, Section } from '@aangan/shared-kit/ui/layout';
import { KYC_WORDS } from './kyc.words.ts';
import { DOCUMENTS, NEEDED, type Papers } from './kyc-words.ts';

interface SubmitKycProps {
  readonly papers: Papers;
  readonly onSubmitted: (papers: Papers) => void;
}

/** Submits the papers when they are complete. Until then it lists what is missing. */
export function SubmitKyc({ papers, onSubmitted }: SubmitKycProps) {
  const { alerts } = usePlatform();
  const { busy, problem, run } = useMutation('POST /api/v1/cpms/kyc/{userType}/submit');
  const missing = missingWords(papers);

  async function submit() {
    const submitted = await run({ params: { userType: papers.userType }, json: {} });
    if (!submitted) return;
    onSubmitted(submitted.answer);
    alerts.show('success', 'Your documents are submitted.');
  }

  return (
    <Section gap={12} aria-labelledby="kyc-submit">
      <h2 id="kyc-submit">Submit</h2>
      {missing.length > 0 ? <p>Still missing: {missing.join(', ')}.</p> : <p>{KYC_WORDS.ready}</p>}
      {problem !== undefined && <ProblemText role="alert">{problem}</ProblemText>}
      <div>
        <Button disabled={missing.length > 0} busy={busy} onClick={() => void submit()}>
          Submit my documents
        </Button>
      </div>
    </Section>
  );
}

function missingWords({ userType, pan, aadhaarLast4, address, documents }: Papers): string[] {
  const fields = [
    ['PAN', panProblem(pan ?? '')],
    [KYC_WORDS.aadhaarMissing, aadhaarProblem(aadhaarLast4 ?? '')],
    ['your address', addressProblem(address ?? '')],
  ] as const;
  const wanted = NEEDED[userType].filter((document) => !documents.some((each) => each.document === document));
  return [
    ...fields.flatMap(([words, problem]) => (problem ? [words] : [])),
    ...wanted.map((document) => `the ${DOCUMENTS[document].name.toLowerCase()} document`),
  ];
}
