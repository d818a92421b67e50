import { type Html, html } from './html.ts';
import { VERIFICATION_PAGE } from './sign-in-paths.ts';

/** The verification of a listing by staff, as typed. */
export interface SeenDraft {
  readonly propertyId: string;
  readonly kind: string;
  readonly seen: string;
  readonly validDays: string;
}

/** Validation errors by field. Errors of the whole form are under `form`. */
export type SeenProblems = Readonly<Partial<Record<keyof SeenDraft | 'form', string>>>;

const KINDS = [
  ['VISIT', 'The home, on a visit'],
  ['PAPERS', 'The owner’s papers'],
] as const;

interface FormInput {
  readonly draft: SeenDraft;
  readonly problems: SeenProblems;
  /** The hidden field with the form token. */
  readonly token: Html;
}

/** The form in which staff enter a verification. */
export function verificationForm({ draft, problems, token }: FormInput): Html {
  const problemNote = (field: keyof SeenProblems) =>
    problems[field] && html`<p id="problem-${field}" class="problem" role="alert">${problems[field]}</p>`;
  const wrong = (field: keyof SeenDraft) =>
    problems[field] && html` aria-invalid="true" aria-describedby="problem-${field}"`;
  return html`<form method="post" action="${VERIFICATION_PAGE}" class="fields">${token}${problemNote('form')}
<label for="propertyId">The listing’s id</label>${problemNote('propertyId')}
<input id="propertyId" name="propertyId" value="${draft.propertyId}" maxlength="32" autocapitalize="off" spellcheck="false" required${wrong('propertyId')}>
<fieldset class="choices"${problems.kind && html` aria-describedby="problem-kind"`}><legend>What was seen</legend>${problemNote('kind')}${KINDS.map(
    ([kind, label]) =>
      html`<label class="choice"><input type="radio" name="kind" value="${kind}" required${kind === draft.kind && html` checked`}><span>${label}</span></label>`,
  )}</fieldset>
<label for="seen">One sentence about it, for everybody to read</label>${problemNote('seen')}
<textarea id="seen" name="seen" rows="3" minlength="10" maxlength="200" required${wrong('seen')}>
${draft.seen}</textarea>
<label for="validDays">Days that it holds, 180 at most</label>${problemNote('validDays')}
<input id="validDays" name="validDays" value="${draft.validDays}" inputmode="numeric" maxlength="3" required${wrong('validDays')}>
<p class="actions"><button class="main">Save what was seen</button></p></form>`;
}
