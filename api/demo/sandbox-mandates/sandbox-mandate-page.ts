import { SANDBOX_STYLE } from '../sandbox-gateway/sandbox-page.ts';
import { BEHAVIOURS } from './behaviours.ts';
import type { SandboxMandate } from './sandbox-mandates.tables.ts';
import { sandboxMandatePage } from './sandbox-mandates-server.ts';

/** What a payer can do about a mandate in a UPI app. */
export const MANDATE_DECISIONS = ['approve', 'refuse', 'revoke'] as const;

const DECISION_WORDS = { approve: 'Approve with UPI PIN', refuse: 'Refuse', revoke: 'End it' } as const;

const POSSIBLE: Readonly<Record<SandboxMandate['status'], readonly (typeof MANDATE_DECISIONS)[number][]>> = {
  initiated: ['approve', 'refuse'],
  confirmed: ['revoke'],
  rejected: [],
  cancelled: [],
};

const BEHAVIOUR_WORDS: Readonly<Record<SandboxMandate['behaviour'], string>> = {
  works: 'Debits work',
  'no-money-once': 'The first debit finds too little money',
  'no-money': 'Every debit finds too little money',
  'silent-once': 'Debits are done, and not answered',
  revoked: 'Debits are refused',
};

/** The approval page, as plain HTML, because it simulates another company's page. */
export function sandboxMandateHtml({ id, mostPaise, status, behaviour, returnUrl }: SandboxMandate): string {
  const buttons = POSSIBLE[status]
    .map((decision) => `<button name="decision" value="${decision}">${DECISION_WORDS[decision]}</button>`)
    .join('');
  const options = BEHAVIOURS.map(
    (each) => `<option value="${each}"${each === behaviour ? ' selected' : ''}>${BEHAVIOUR_WORDS[each]}</option>`,
  ).join('');
  const { pathname } = new URL(returnUrl);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox UPI AutoPay</title><style>${SANDBOX_STYLE}</style><main><h1>Sandbox UPI AutoPay</h1><p>No money moves here.</p><p>Aangan may take up to <strong>₹${(mostPaise / 100).toFixed(2)}</strong> at a time (${status})</p><form method="post" action="${sandboxMandatePage(id)}"><label for="behaviour">Debits</label><select id="behaviour" name="behaviour">${options}</select><p>${buttons}</p></form><p><a href="${pathname}">Back</a></p></main></html>`;
}
