import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Html, html } from './html.ts';
import { signInFor } from './sign-in-paths.ts';
import { FORM_TOKEN_FIELD, type StaffGuard } from './staff-guard.ts';
import { STAFF_LOGIN_WORDS } from './staff-login.words.ts';
import { staffNav } from './staff-nav.ts';
import { STYLE_PATH } from './staff-style.ts';

/** The staff area runs no script at all. */
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; img-src 'self'";

/** s after which a page may be asked for again whose account could not be reached. */
const RETRY_AFTER_SECONDS = 5;

interface StaffPage {
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
  /** Public prefix of the pictures that it shows. A prefix without an origin is on this site. */
  readonly pictures?: string;
}

/** Sends a page of the staff area, which is never cached and never indexed. */
export function sendStaffPage(
  reply: FastifyReply,
  { title, body, status = 200, pictures = '' }: StaffPage,
): FastifyReply {
  const page = html`<html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><title>${title} | Aangan staff</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${STYLE_PATH}"></head>
<body>${body}</body></html>`;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', URL.canParse(pictures) ? `${POLICY} ${pictures}` : POLICY)
    .send(`<!doctype html>${page.text}`);
}

/** The answer to somebody with a login that the API does not resolve: never the login with an account. */
export function answerUnknownStaff(reply: FastifyReply): FastifyReply {
  const { title, heading, about, retry, repair, withToken } = STAFF_LOGIN_WORDS.unknown;
  const body = html`<main class="narrow"><h1>${heading}</h1>
<p>${about}</p>
<form method="get"><button>${retry}</button></form>
<p>${repair} <a href="${signInFor(reply.request.url)}">${withToken}</a>.</p></main>`;
  reply.header('retry-after', RETRY_AFTER_SECONDS);
  return sendStaffPage(reply, { title, status: 503, body });
}

/** The bar above the pages of a person who is logged in, with the navigation. */
export function staffBar(guard: StaffGuard, request: FastifyRequest): Html {
  const name = guard.sessionOf(request)?.name ?? '';
  return html`<header class="bar"><a class="brand" href="/staff/releases">Aangan <span>staff</span></a>
<form method="post" action="/staff/sign-out"><span class="who">${name}</span>${formToken(guard, request)}<button class="plain">${STAFF_LOGIN_WORDS.logOut}</button></form></header>${staffNav(request.url)}`;
}

/** The hidden field with the form token. */
export function formToken(guard: StaffGuard, request: FastifyRequest): Html {
  return html`<input type="hidden" name="${FORM_TOKEN_FIELD}" value="${guard.formToken(request)}">`;
}
