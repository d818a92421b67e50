import { pageScriptBytes } from '@aangan/shared-kit/build/budget';
import { releaseUrl, type UsedRelease } from '../registry/release-set.ts';
import type { ResolvedReleaseSet } from '../registry/resolved-release-set.ts';
import type { RenderedPage } from '../render/render-request.ts';
import { type Html, html } from '../staff/html.ts';
import { OVERRIDE_WORDS as WORDS } from './override.words.ts';
import { BUCKET_PATH, OVERRIDE_PATH } from './override-paths.ts';
import type { OverriddenRequest } from './request-override.ts';

/** What the panel of a document is made of. */
export interface PanelInput {
  /** Path and query of the page, to return to. */
  readonly path: string;
  readonly page: Pick<RenderedPage, 'remote' | 'page' | 'fills' | 'experiments' | 'timings'>;
  /** The set of devices that get no canary. */
  readonly live: Pick<ResolvedReleaseSet, 'set'>;
  /** Prefix of the site's assets. */
  readonly assetUrl: string;
}

/** What a document runs, in a panel that opens without a script. A script adds the browser's times and sizes. */
export function panelMarkup({ applied, resolved }: OverriddenRequest, input: PanelInput): Html {
  const { page, path, live } = input;
  const { releases } = resolved.set;
  const here = new Set([page.remote, ...page.fills.map(({ remote }) => remote)]);
  const rows = Object.values(releases).toSorted(
    (one, other) => Number(here.has(other.name)) - Number(here.has(one.name)) || one.name.localeCompare(other.name),
  );
  const stored = new Set(applied.flatMap(({ release }) => (release ? [release.name] : [])));
  const kind = (release: UsedRelease) => {
    if (release.servedFrom !== undefined) return release.servedFrom;
    if (live.set.releases[release.name]?.version === release.version) return WORDS.live;
    return stored.has(release.name) ? WORDS.stored : WORDS.canary;
  };
  return html`<details class="panel"><summary>${WORDS.panel}</summary><div class="panel-body">
<h2>${WORDS.release}</h2>
<div class="panel-table" role="region" aria-label="${WORDS.release}" tabindex="0"><table><thead><tr><th scope="col">${WORDS.remote}</th><th scope="col">${WORDS.build}</th><th scope="col">${WORDS.entry}</th><th scope="col">${WORDS.files}</th></tr></thead><tbody>
<tr data-files="${input.assetUrl}/shell/"><th scope="row">shell</th><td>${resolved.shell.version}</td><td></td><td></td></tr>
${rows.map((release) => row(release, { kind: kind(release), here: here.has(release.name), input }))}</tbody></table></div>
<h2>${WORDS.experiments}</h2>${experimentForms(releases[page.remote], page.experiments ?? {}, path)}
<h2>${WORDS.fills}</h2>${fillList(page.fills)}
<h2>${WORDS.timings}</h2>${timingList(page.timings)}
<p><a href="${OVERRIDE_PATH}?${new URLSearchParams({ to: path }).toString()}">${WORDS.versions}</a></p>
</div></details>`;
}

interface RowFacts {
  readonly kind: string;
  readonly here: boolean;
  readonly input: PanelInput;
}

/** The script counts the bytes that the browser has loaded below the address of the release. */
function row(release: UsedRelease, { kind, here, input }: RowFacts): Html {
  const { page, assetUrl } = input;
  const digest = release.files[release.browserEntry]?.integrity.replace('sha384-', '').slice(0, 8) ?? '';
  const bytes = release.name === page.remote ? WORDS.pageBytes(pageScriptBytes(release, page.page)) : '';
  return html`<tr data-files="${releaseUrl(release, assetUrl, '')}"${here && html` class="here"`}><th scope="row">${release.name}</th><td>${release.version} (${kind})</td><td><code>${digest}</code></td><td>${bytes}</td></tr>
`;
}

/** The page of each experiment's bucket, with a choice for this device. */
function experimentForms(
  release: UsedRelease | undefined,
  decided: Readonly<Record<string, string>>,
  path: string,
): Html {
  const forms = Object.entries(decided).map(([experiment, bucket]) => {
    const buckets = Object.keys(release?.experiments[experiment]?.buckets ?? { [bucket]: 1 });
    return html`<form method="post" action="${BUCKET_PATH}" class="panel-form"><input type="hidden" name="to" value="${path}"><input type="hidden" name="experiment" value="${experiment}">
<label>${WORDS.bucket(experiment)} <select name="bucket">${buckets.map(
      (each) => html`<option${each === bucket && html` selected`}>${each}</option>`,
    )}</select></label><button>${WORDS.force}</button></form>`;
  });
  return forms.length > 0 ? html`${forms}` : html`<p>${WORDS.noExperiments}</p>`;
}

function fillList(fills: PanelInput['page']['fills']): Html {
  if (fills.length === 0) return html`<p>${WORDS.noFills}</p>`;
  return html`<ul>${fills.map(({ slot, remote, fill }) => html`<li>${slot}: ${remote}/${fill}</li>`)}</ul>`;
}

function timingList(timings: RenderedPage['timings']): Html {
  return html`<dl class="panel-times">${
    timings &&
    html`<div><dt>Loader</dt><dd>${timings.loaderMs} ms</dd></div><div><dt>Render</dt><dd>${timings.renderMs} ms</dd></div>`
  }</dl>`;
}
