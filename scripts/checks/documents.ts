/** A text file of the repository. */
export interface TextFile {
  /** From the repository's root: `docs/money.md`. */
  readonly path: string;
  readonly text: string;
}

/** Whether a path from the repository's root exists. */
type Exists = (path: string) => boolean;

/** The most files that `docs/*.md` may have, so that each is found from the README. */
export const DOCUMENTS_AT_MOST = 19;

const STATUS = /^- Status: (?:Accepted|Superseded by|Partly superseded)\b.*$/m;
const DATE = /^- Date: \d{4}-\d{2}-\d{2}$/m;
const PACKAGES = /^(?:api|shell|shared-kit|mfe-[a-z-]+|e2e|scripts|docs)\/[\w./-]+$/;
/** Remotes that examples invent, and the output of builds. */
const MADE_UP = /^mfe-(?:x|example)\/|\/dist(?:\/|$)/;

/** Private words of the first authors, each with the field's term. The whole list is in CONTRIBUTING.md. */
const PRIVATE_WORDS: readonly (readonly [word: RegExp, term: string])[] = [
  [/\b(?:bottom|waiting) room\b/i, 'bottom inset, skeleton'],
  [/\bcomes? alive\b|\bcame alive\b/i, 'hydrates'],
  [/\bnear-awake\b|\bapproachable\b/i, 'deferred section'],
  [/\bat leisure\b/i, 'deferred, in idle time'],
  [/\bpatience\b/i, 'timeout'],
  [/\bfirst (?:intent|touch)\b/i, 'first interaction'],
  [/\bhearts?\b/i, 'shortlist'],
  [/\b(?:taken?|takes) up\b/i, 'activate'],
  [/\banew\b/i, 'again'],
  [/\bbehind the (?:readers|visitors)['’] backs\b/i, 'in the background'],
  [/\btold of\b|\btells? of\b/i, 'notified'],
  [/\bat the door\b|\bone door\b/i, 'interface'],
  [/\blies there\b|\bstands there\b/i, 'exists'],
];

/** Links to files or headings that do not exist. @param headings of the Markdown files, by path */
export function brokenLinks({ path, text }: TextFile, exists: Exists, headings: Headings): string[] {
  const links = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return links
    .filter((target) => !/^[a-z]+:/i.test(target))
    .filter((target) => {
      const [file = '', anchor] = target.split('#');
      const linked = file ? resolved(path, file) : path;
      return !exists(linked) || (anchor !== undefined && !headings.get(linked)?.has(anchor));
    })
    .map((target) => `${path}: the link ${target} leads nowhere`);
}

type Headings = ReadonlyMap<string, ReadonlySet<string>>;

/** The anchors of each file's headings, as GitHub names them. */
export function headingAnchors(files: readonly TextFile[]): Headings {
  const anchors = (text: string) =>
    [...withoutBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    );
  return new Map(files.map(({ path, text }) => [path, new Set(anchors(text))]));
}

/** Paths of the repository in backticks that do not exist. */
export function missingPaths({ path, text }: TextFile, exists: Exists): string[] {
  return [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => PACKAGES.test(code) && !MADE_UP.test(code) && !exists(code))
    .map((code) => `${path}: ${code} does not exist`);
}

/** Documents that source files name and that do not exist. */
export function missingDocuments(source: TextFile, exists: Exists): string[] {
  return [...source.text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
    .filter(([name]) => !exists(name))
    .map(([name]) => `${source.path}: ${name} does not exist`);
}

/** What a decision lacks: status or date. */
export function decisionProblems({ path, text }: TextFile): string[] {
  return [
    ...(STATUS.test(text)
      ? []
      : [`${path} has no line "- Status: Accepted", "Superseded by …" or "Partly superseded …"`]),
    ...(DATE.test(text) ? [] : [`${path} has no line "- Date: 2026-11-21"`]),
  ];
}

/** The row of a decision in the index. */
export function decisionRow({ path, text }: TextFile): string {
  const [, number, title] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
  const [, status] = /^- Status: (.+)$/m.exec(text) ?? [];
  const [, date] = /^- Date: (.+)$/m.exec(text) ?? [];
  return `| [${number}](${path.split('/').at(-1)}) | ${title} | ${status} | ${date} |`;
}

/** Private words of a document. The glossary, which names them, is left out. */
export function privateWords({ path, text }: TextFile): string[] {
  const prose = withoutCode(text.replace(/^## Words we use\n[\s\S]*?(?=^## )/m, ''));
  return PRIVATE_WORDS.flatMap(([word, term]) => {
    const found = word.exec(prose);
    return found ? [`${path}: write "${term}" instead of "${found[0]}"`] : [];
  });
}

function withoutBlocks(text: string): string {
  return text.replace(/^ *```[\s\S]*?^ *```/gm, '');
}

function withoutCode(text: string): string {
  return withoutBlocks(text).replace(/`[^`\n]*`/g, '');
}

function resolved(from: string, link: string): string {
  return new URL(link, `file:///${from}`).pathname.slice(1);
}
