import type { BuilderClaim } from '@aangan/shared-kit/contracts/builder-account';
import { BUILDER_PAPERS, type BuilderClaimState, type BuilderPaper } from '@aangan/shared-kit/domain/builder-account';
import type { BuilderClaimFacts } from './builder-account.queries.ts';

export const NOT_NOW = 'Our staff are checking your request, or have checked it. You cannot change it now.';
export const NO_CLAIM = 'Choose the builder you work for first.';

/** Whether a request may still be changed. */
export function mayChange(state: BuilderClaimState): boolean {
  return state === 'draft' || state === 'refused';
}

const PAPER_WORDS: Readonly<Record<BuilderPaper, string>> = {
  authority: 'Add a letter from the builder that says you may act for them.',
  registration: 'Add the builder’s company registration or RERA certificate.',
};

/** What is missing before a request can be handed in. */
export function missingPapers(papers: readonly BuilderPaper[]): { readonly field: string; readonly reason: string }[] {
  return BUILDER_PAPERS.filter((paper) => !papers.includes(paper)).map((paper) => ({
    field: `body.${paper}`,
    reason: PAPER_WORDS[paper],
  }));
}

/** A request as its contract has it. */
export function wireClaim({ row, builder, papers }: BuilderClaimFacts): BuilderClaim {
  const { state, jobTitle, workEmail, reason, submittedAt, decidedAt } = row;
  return {
    ...{ builder, state, jobTitle, workEmail, papers: [...papers], reason },
    submittedOn: submittedAt?.getTime() ?? null,
    decidedOn: decidedAt?.getTime() ?? null,
  };
}
