import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LAYOUT = 'shared-kit/ui/layout';

/** A rule of one class, directly in its layer, as the formatter writes it. */
const RULE = /^ {2}\.([\w-]+) \{\n((?: {4}[^\n{}]+;\n)+) {2}\}/gm;

/** What the reset or a column says already. */
const IMPLIED = new Set(['margin: 0', 'grid-template-columns: minmax(0, 1fr)']);

/** Rules of remotes that a layout component has, each as `file .class: Component`. @param root of the repository */
export function repeatedStyles(root: string): string[] {
  if (!existsSync(path.join(root, `${LAYOUT}.module.css`))) return [];
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const components = layoutComponents(read(`${LAYOUT}.module.css`));
  return globSync('mfe-*/src/**/*.module.css', { cwd: root })
    .sort()
    .flatMap((file) => {
      const views = globSync(`${path.dirname(file)}/*.tsx`, { cwd: root }).map(read);
      const importing = views.filter((view) => view.includes(`./${path.basename(file)}'`));
      return repeatedRules(read(file), importing, components).map((found) => `${file} ${found}`);
    });
}

/** The component of each set of declarations. @param css of the layout components */
export function layoutComponents(css: string): ReadonlyMap<string, string> {
  const rules = new Map(Array.from(css.matchAll(RULE), ([, name = '', body = '']) => [name, declarations(body)]));
  const column = rules.get('column') ?? [];
  return new Map(
    Array.from(rules, ([name, own]) => {
      const [, gap] = /^gap(\d+)$/.exec(name) ?? [];
      if (gap !== undefined) return [keyOf([...column, ...own]), `Stack gap={${gap}}`];
      return [keyOf(own), `${name.charAt(0).toUpperCase()}${name.slice(1)}`];
    }),
  );
}

/**
 * Rules that a layout component has, where it could be used: the class is alone on its elements, has no other rule, and
 * is on no component. @param css of a feature @param views that import it
 */
export function repeatedRules(
  css: string,
  views: readonly string[],
  components: ReadonlyMap<string, string>,
): string[] {
  return Array.from(css.matchAll(RULE)).flatMap(([, name = '', body = '']) => {
    const component = components.get(keyOf(declarations(body)));
    const isOnlyRule = Array.from(css.matchAll(new RegExp(`\\.${name}(?![\\w-])`, 'g'))).length === 1;
    const code = views.join('\n');
    const uses = Array.from(code.matchAll(new RegExp(`styles\\.${name}\\b`, 'g'))).length;
    const onElements = new RegExp(`<(?:[a-z]+)(?:\\s[^<>]*)?\\sclassName=\\{styles\\.${name}\\}`, 'g');
    const isOnElements = uses > 0 && Array.from(code.matchAll(onElements)).length === uses;
    return component !== undefined && isOnlyRule && isOnElements ? [`.${name}: ${component}`] : [];
  });
}

const declarations = (body: string) =>
  body
    .split('\n')
    .map((line) => line.trim().replace(/;$/, ''))
    .filter(Boolean);

const keyOf = (rules: readonly string[]) =>
  rules
    .filter((rule) => !IMPLIED.has(rule))
    .sort()
    .join('; ');
