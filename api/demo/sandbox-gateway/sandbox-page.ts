import { createHash } from 'node:crypto';
import { DECISIONS, type Decision, TROUBLES, type Trouble } from './sandbox-decisions.ts';
import { sandboxPage } from './sandbox-gateway.ts';
import type { SandboxOrder } from './sandbox-orders.queries.ts';

/** The look of the sandbox's pages; their policy allows no other one. */
export const SANDBOX_STYLE =
  'body{font:1rem/1.5 system-ui;margin:2rem auto;max-width:28rem;padding:0 1rem;color-scheme:light dark}button,select{font:inherit;min-height:44px;padding:0 1rem;margin:.25rem .25rem .25rem 0}label{display:block;margin:1rem 0 .25rem}';

export const SANDBOX_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(SANDBOX_STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const DECISION_WORDS: Readonly<Record<Decision, string>> = {
  pay: 'Pay',
  fail: 'Let it fail',
  'refund-part': 'Pay half of it back',
  refund: 'Pay it back',
};

const TROUBLE_WORDS: Readonly<Record<Trouble, string>> = {
  none: 'Tell the site at once',
  twice: 'Tell it twice',
  late: 'Tell it after 20 s',
  reordered: 'Tell it, and then of an older failed try',
  lost: 'Never tell it: it has to ask',
};

const POSSIBLE: Readonly<Record<SandboxOrder['state'], readonly Decision[]>> = {
  open: ['pay', 'fail'],
  failed: ['pay', 'fail'],
  paid: ['refund-part', 'refund'],
  refunded: [],
};

/** The checkout page, as plain HTML, because it simulates another company's page. */
export function sandboxPageHtml(order: SandboxOrder): string {
  const { id, description, method, vpa, paise, state, returnUrl } = order;
  const buttons = DECISIONS.filter((decision) => POSSIBLE[state].includes(decision))
    .map((decision) => `<button name="decision" value="${decision}">${DECISION_WORDS[decision]}</button>`)
    .join('');
  const troubles = TROUBLES.map((trouble) => `<option value="${trouble}">${TROUBLE_WORDS[trouble]}</option>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox payment</title><style>${SANDBOX_STYLE}</style><main><h1>Sandbox payment</h1><p>No money moves here.</p><p>${escaped(description)}: <strong>₹${(paise / 100).toFixed(2)}</strong> (${state})</p><p>By ${escaped(vpa ?? method)}</p><form method="post" action="${sandboxPage(id)}"><label for="trouble">Webhook</label><select id="trouble" name="trouble">${troubles}</select><p>${buttons}</p></form><p><a href="${escaped(pathOf(returnUrl))}">Leave without paying</a></p></main></html>`;
}

/** The sandbox is on the site itself, under the host name that the visitor uses. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
