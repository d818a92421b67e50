import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Html, html } from '../staff/html.ts';
import { sendStaffPage, staffBar } from '../staff/staff-document.ts';
import type { StaffGuard } from '../staff/staff-guard.ts';

/** Sends a page of the staff area about overrides. */
export function overridePage(
  request: FastifyRequest,
  reply: FastifyReply,
  guard: StaffGuard,
  { title, status = 200 }: { readonly title: string; readonly status?: number },
  parts: readonly (Html | false)[],
): FastifyReply {
  const body = html`${staffBar(guard, request)}<main class="narrow"><h1>${title}</h1>${parts}</main>`;
  return sendStaffPage(reply, { title, status, body });
}
