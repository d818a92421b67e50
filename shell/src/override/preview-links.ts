import type { FastifyInstance } from 'fastify';
import { originOf } from '../server/page-address.ts';
import { html } from '../staff/html.ts';
import { staffOnly } from '../staff/staff-area.ts';
import { formToken } from '../staff/staff-document.ts';
import { fieldOf } from '../staff/staff-guard.ts';
import { chosenFrom } from './chosen-builds.ts';
import { OVERRIDE_WORDS as WORDS } from './override.words.ts';
import type { OverrideRouteDeps, SwitchOn } from './override-deps.ts';
import { overridePage } from './override-page.ts';
import { LINK_PATH, OVERRIDE_PATH, PREVIEW_PATH } from './override-paths.ts';
import { isFromLaptop, LINK_SECONDS, type Override, previewSeal } from './override-seal.ts';

/** Links to builds that staff give each other. Only staff can open them, and nothing is published. */
export function previewLinks(scope: FastifyInstance, deps: OverrideRouteDeps, switchOn: SwitchOn): void {
  const { guard, secret, now } = deps;
  const seal = previewSeal(secret, 'link');
  const guarded = { preHandler: staffOnly(guard) };

  scope.post(LINK_PATH, guarded, async (request, reply) => {
    const chosen = await chosenFrom(request, deps);
    const again = html`<p><a href="${OVERRIDE_PATH}">${WORDS.choose}</a></p>`;
    if ('problem' in chosen) {
      const problem = html`<p class="problem" role="alert">${chosen.problem}</p>`;
      return overridePage(request, reply, guard, { title: WORDS.linkTitle, status: 400 }, [problem, again]);
    }
    const link = seal.seal({ overrides: chosen.overrides, until: now() + LINK_SECONDS * 1000 });
    const address = `${originOf(request.protocol, request.host) ?? ''}${PREVIEW_PATH}?${new URLSearchParams({ link })}`;
    return overridePage(request, reply, guard, { title: WORDS.linkTitle }, [
      html`<p>${WORDS.linkAbout}</p>`,
      list(chosen.overrides),
      html`<div class="fields"><label>${WORDS.linkTitle}<input readonly value="${address}"></label></div>`,
      again,
    ]);
  });

  scope.get<{ Querystring: Readonly<Record<string, unknown>> }>(PREVIEW_PATH, guarded, (request, reply) => {
    const link = fieldOf(request.query, 'link');
    const preview = seal.open(link, now());
    if (!preview) {
      const ended = html`<p class="problem" role="alert">${WORDS.linkEnded}</p>`;
      return overridePage(request, reply, guard, { title: WORDS.previewTitle, status: 410 }, [ended]);
    }
    return overridePage(request, reply, guard, { title: WORDS.previewTitle }, [
      html`<p>${WORDS.previewAbout}</p>`,
      list(preview.overrides),
      html`<form method="post" action="${PREVIEW_PATH}" class="fields">${formToken(guard, request)}<input type="hidden" name="link" value="${link}">
<button class="main">${WORDS.switchOn}</button></form>`,
    ]);
  });

  scope.post(PREVIEW_PATH, guarded, (request, reply) => {
    const preview = seal.open(fieldOf(request.body, 'link'), now());
    if (preview) return switchOn(request, reply, preview.overrides);
    const ended = html`<p class="problem" role="alert">${WORDS.linkEnded}</p>`;
    return overridePage(request, reply, guard, { title: WORDS.previewTitle, status: 410 }, [ended]);
  });
}

function list(overrides: readonly Override[]) {
  return html`<ul>${overrides.map(
    (override) => html`<li>${override.remote} ${isFromLaptop(override) ? override.from : override.version}</li>`,
  )}</ul>`;
}
