import { type Html, html } from './html.ts';

/** Why a step of the login was refused. */
export interface StaffProblem {
  readonly status: number;
  /** For people. */
  readonly message: string;
}

/** The sentence above a form that was refused. */
export const problemNote = (problem: StaffProblem | undefined) =>
  problem && html`<p id="problem" class="problem" role="alert">${problem.message}</p>`;

/** Attributes of the field that was refused. */
export const wrong = (problem: StaffProblem | undefined) =>
  problem && html` aria-invalid="true" aria-describedby="problem"`;

/** The field for six digits, which phones and password managers fill in. */
export function codeField(label: string, problem: StaffProblem | undefined, name = 'code'): Html {
  return html`<label for="${name}">${label}</label><input id="${name}" name="${name}" inputmode="numeric" autocomplete="one-time-code" maxlength="7" required autofocus${wrong(problem)}>`;
}

/** The field for a recovery code, which no browser may offer to save. */
export function recoveryField(label: string, problem: StaffProblem | undefined): Html {
  return html`<label for="code">${label}</label><input id="code" name="code" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="40" required autofocus${wrong(problem)}>`;
}
