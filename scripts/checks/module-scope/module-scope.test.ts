import { moduleScopeProblems } from './module-scope.ts';

const rulesOf = (code: string, tsx = false) => moduleScopeProblems(code, tsx).map(({ rule }) => rule);

describe('the module scope check of code that runs on the server', () => {
  it.each([
    ['a variable', 'let count = 0;', 'variable'],
    ['an exported variable', 'export let count = 0;', 'variable'],
    ['an old-fashioned variable', 'var count = 0;', 'variable'],
    ['a variable in a block', '{ let cache; }', 'variable'],
    [
      'a variable of a function that runs at once',
      'const next = (() => { let id = 0; return () => ++id; })();',
      'variable',
    ],
    ['a timer', 'setInterval(() => undefined, 1000);', 'timer'],
    ['a timer of the window', 'window.setTimeout(poll, 5);', 'timer'],
    ['a timer kept in a constant', 'const timer = setInterval(poll, 5);', 'timer'],
    ['a listener', "addEventListener('online', retry);", 'listener'],
    ['a listener of something', "document.addEventListener('click', close);", 'listener'],
    ['a listener of the process', "process.on('exit', save);", 'listener'],
    [
      'a listener under a condition',
      "if (typeof window !== 'undefined') { window.addEventListener('x', f); }",
      'listener',
    ],
    ['a subscription', 'store.subscribe(render);', 'listener'],
    ['a call', "const cities = fetch('/api/v1/cities');", 'connection'],
    ['a connection', "const live = new EventSource('/live');", 'connection'],
    ['an observer', 'export const seen = new IntersectionObserver(show);', 'connection'],
    ['a global', 'globalThis.cache = 5;', 'global'],
    ['a property of the window', 'window.dataLayer = [];', 'global'],
    ['a map to be filled', 'const cache = new Map<string, number>();', 'state'],
    ['a set to be filled', 'export const seen = new Set();', 'state'],
    ['a weak map', 'const known = new WeakMap();', 'state'],
    ['an array to be filled', 'const queue: string[] = [];', 'state'],
    ['a record to be filled', 'const memo: Record<string, string> = {};', 'state'],
    [
      'a table that a function changes',
      "const cities = new Map([['a', 1]]);\nexport const f = () => cities.set('b', 2);",
      'state',
    ],
    [
      'an object that a function changes',
      'const state = { open: false };\nfunction toggle() { state.open = true; }',
      'state',
    ],
    ['a counter in an object', 'const ids = { next: 1 };\nexport function id() { return ids.next++; }', 'state'],
    ['a deep change', 'const state = { a: { b: [1] } };\nconst f = () => { state.a.b.push(2); };', 'state'],
    ['a deletion', 'const all = { a: 1 };\nconst f = () => { delete all.a; };', 'state'],
    ['an assignment of many', 'const all = { a: 1 };\nconst f = (more) => Object.assign(all, more);', 'state'],
    ['a static property', 'class Cache { static size = 0; }', 'state'],
    ['a static map', 'class Cache { static readonly all = new Map(); }', 'state'],
  ])('reports at module scope: %s', (_what, code, rule) => {
    expect(rulesOf(code)).toEqual([rule]);
  });

  it.each([
    ['a constant', 'export const LIMIT = 5;'],
    ['a constant table', 'export const PLANS = { freedom: { price: 5 } } as const satisfies Record<string, object>;'],
    ['a table that is only read', "const CITIES = new Map([['a', 1]]);\nexport const f = () => CITIES.get('a');"],
    ['a set that is only read', "const KINDS = new Set(['a']);\nexport const f = (x) => KINDS.has(x);"],
    ['an empty list that nobody may change', 'const NONE: readonly string[] = [];'],
    ['an empty map that nobody may change', 'const NONE: ReadonlyMap<string, string> = new Map();'],
    ['an empty constant', 'const NONE = [] as const;\nconst frozen = Object.freeze({});'],
    ['a variable of a function', 'export function f() { let count = 0; count++; return count; }'],
    ['a map of a function', "export const f = () => { const seen = new Set(); seen.add('a'); return seen; };"],
    ['a timer in a function', 'export const later = (f) => setTimeout(f, 5);'],
    ['a listener in an effect', "function useOnline() { useEffect(() => { addEventListener('online', f); }, []); }"],
    [
      'a name that a function has for itself',
      "const list = ['a'];\nexport const f = (list: string[]) => list.push('b');",
    ],
    ['a name that a function takes apart', "const list = ['a'];\nconst f = ({ list }) => { list.push('b'); };"],
    ['a sorted copy', "const ALL = ['b', 'a'];\nexport const f = () => [...ALL].sort();"],
    ['a table filled where it stands', "const TABLE = Object.fromEntries(['a'].map((x) => [x, 1]));"],
    ['a loop that only counts', 'for (let at = 0; at < 3; at++) check(at);'],
    [
      'a pattern, a format, a context',
      "const A = /x/g; const B = new Intl.NumberFormat('en-IN'); const C = createContext(null);",
    ],
    [
      'a property of each object',
      'class Cart { items = []; private readonly seen = new Map(); add(x) { this.items.push(x); } }',
    ],
    ['a static constant', "class Failure { static readonly KIND = 'failure'; }"],
    ['what only the compiler sees', 'declare let version: string;\ndeclare global { var known: number; }'],
    ['a name of its own for a component', "const Card = () => null;\nCard.displayName = 'Card';"],
  ])('allows %s', (_what, code) => {
    expect(rulesOf(code)).toEqual([]);
  });

  it('parses JSX', () => {
    const code = "const seen = new Set();\nexport const Card = () => <b onClick={() => seen.add('a')}>₹ 5</b>;";
    expect(rulesOf(code, true)).toEqual(['state']);
  });

  it('reports the right line, whatever precedes it and whichever file was parsed before', () => {
    const code = '// ₹ takes three bytes\n/** Two\n lines */\nconst a = 1;\nlet b = 2;\n';
    moduleScopeProblems(code, false);
    expect(moduleScopeProblems(code, false)).toEqual([{ line: 5, rule: 'variable' }]);
  });
});
