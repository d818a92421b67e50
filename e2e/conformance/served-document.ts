import type { APIResponse } from '@playwright/test';
import { strictPolicyProblems } from '../security/policy-watch.ts';

/** What is wrong with a page as the server sends it, before any script runs. One sentence each. */
export async function documentProblems(answer: APIResponse): Promise<string[]> {
  if (answer.status() !== 200) return [`status ${answer.status()}`];
  const html = await answer.text();
  const main = /<main [^>]*id="main".*<\/main>/s.exec(html)?.[0] ?? '';
  const headings = main.match(/<h1[\s>]/g)?.length ?? 0;
  return [
    ...strictPolicyProblems(answer.headers()),
    ...(headings === 1 ? [] : [`${headings} headings of level 1`]),
    ...(/\w{3,}/.test(textOf(main)) ? [] : ['no text']),
    ...(/<[^>]*role="alert"[^>]*data-remote|<[^>]*data-remote[^>]*role="alert"/.test(main)
      ? ['the fallback of a page that failed']
      : []),
    ...(/<title>[^<]*Aangan[^<]*<\/title>/.test(html) ? [] : ['no title of the site']),
    ...filesWithoutDigestIn(html).map((tag) => `no digest: ${tag}`),
  ];
}

/** Scripts, stylesheets and script preloads without an integrity digest. */
function filesWithoutDigestIn(html: string): string[] {
  const tags = html.match(/<(?:script|link)\s[^>]*>/g) ?? [];
  return tags
    .filter((tag) => /^<script[^>]* src=|rel="stylesheet"|as="script"/.test(tag))
    .filter((tag) => !/ integrity="sha384-[\w+/]{64}"/.test(tag));
}

function textOf(html: string): string {
  return html.replace(/<[^>]+>/g, ' ');
}
