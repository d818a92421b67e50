import { boundNames, isFunction, walkModule } from './scope-walk.ts';
import { bare, parseSource, part, type SyntaxNode } from './syntax.ts';

/** What code that runs on the server must not do when its module is loaded, each with the alternative. */
export const RULES = {
  variable: 'a variable at module scope is shared by all visitors: make it a constant or pass it along',
  state:
    'state at module scope is shared by all visitors and kept for ever: make it where it is used, or declare it readonly',
  timer: 'a timer at module scope runs on the server for every version that was ever loaded: start it in an effect',
  listener: 'a listener at module scope is never removed on the server: add it in an effect',
  connection:
    'what reaches out at module scope does so for every version that was ever loaded: do it in a loader or an effect',
  global: 'a global is shared by all versions and all remotes: export it instead',
} as const;

interface ModuleScopeProblem {
  readonly line: number;
  readonly rule: keyof typeof RULES;
}

const TIMERS: ReadonlySet<string> = new Set([
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
]);
const LISTENERS: ReadonlySet<string> = new Set(['addEventListener', 'addListener', 'on', 'once', 'subscribe']);
const CONNECTIONS: ReadonlySet<string> = new Set([
  'fetch',
  'WebSocket',
  'EventSource',
  'BroadcastChannel',
  'Worker',
  'SharedWorker',
  'MutationObserver',
  'IntersectionObserver',
  'ResizeObserver',
  'PerformanceObserver',
  'FinalizationRegistry',
]);
const GLOBALS: ReadonlySet<string> = new Set(['globalThis', 'global', 'window', 'self', 'document', 'process']);
const CONTAINERS: ReadonlySet<string> = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'Array']);
const CHANGING_METHODS: ReadonlySet<string> = new Set([
  ...['set', 'add', 'delete', 'clear'],
  ...['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin'],
  ...['append', 'setState'],
]);

/** Finds what a module does on load although it must not, in the order of its lines. */
export function moduleScopeProblems(code: string, tsx: boolean): ModuleScopeProblem[] {
  const { body, lineOf } = parseSource(code, tsx);
  const problems: ModuleScopeProblem[] = [];
  const constants = new Map<string, SyntaxNode>();
  const changed = new Set<string>();

  walkModule(body, (node, { atModuleScope, inLoopHead, own }) => {
    const report = (rule: keyof typeof RULES) => problems.push({ line: lineOf(node), rule });
    if (!atModuleScope) {
      const name = changedName(node);
      if (name && !own.has(name)) changed.add(name);
      return;
    }
    if (node.type === 'VariableDeclaration' && node.kind !== 'const' && !inLoopHead) report('variable');
    if (node.type === 'VariableDeclarator') {
      for (const name of boundNames(part(node, 'id'))) constants.set(name, node);
      if (isEmptyContainer(part(node, 'init')) && !isReadonly(part(node, 'id'))) report('state');
    }
    if (node.type === 'ClassProperty' && node.isStatic === true) {
      if (node.readonly !== true || isEmptyContainer(part(node, 'value'))) report('state');
    }
    const called = node.type === 'CallExpression' || node.type === 'NewExpression' ? calledName(node) : undefined;
    if (called && TIMERS.has(called.name) && called.global) report('timer');
    if (called && CONNECTIONS.has(called.name) && called.global) report('connection');
    if (called && LISTENERS.has(called.name) && (called.member || called.global)) report('listener');
    const assigned = node.type === 'AssignmentExpression' ? bare(part(node, 'left')) : undefined;
    if (assigned?.type === 'MemberExpression' && GLOBALS.has(rootName(assigned) ?? '')) report('global');
  });

  const reported = new Set(problems.map(({ line }) => line));
  for (const name of changed) {
    const constant = constants.get(name);
    if (!constant || isFunctionOrClass(part(constant, 'init')) || reported.has(lineOf(constant))) continue;
    problems.push({ line: lineOf(constant), rule: 'state' });
  }
  return problems.sort((a, b) => a.line - b.line);
}

/** The callee's name: `setTimeout`, `window.setTimeout` and `emitter.on` all have one. */
function calledName(call: SyntaxNode): { name: string; member: boolean; global: boolean } | undefined {
  const callee = unchained(bare(part(call, 'callee')));
  if (callee?.type === 'Identifier') return { name: String(callee.value), member: false, global: true };
  if (callee?.type !== 'MemberExpression') return undefined;
  const property = part(callee, 'property');
  if (property?.type !== 'Identifier') return undefined;
  const object = unchained(bare(part(callee, 'object')));
  const global = object?.type === 'Identifier' && GLOBALS.has(String(object.value));
  return { name: String(property.value), member: true, global };
}

/** The name of the variable that an expression changes, if it has one. */
function changedName(node: SyntaxNode): string | undefined {
  if (node.type === 'AssignmentExpression') return rootName(bare(part(node, 'left')));
  if (node.type === 'UpdateExpression') return rootName(bare(part(node, 'argument')));
  if (node.type === 'UnaryExpression' && node.operator === 'delete') return rootName(bare(part(node, 'argument')));
  if (node.type !== 'CallExpression') return undefined;
  const callee = unchained(bare(part(node, 'callee')));
  if (callee?.type !== 'MemberExpression') return undefined;
  const method = String(part(callee, 'property')?.value);
  if (CHANGING_METHODS.has(method)) return rootName(part(callee, 'object'));
  const [target] = node.arguments as { expression: SyntaxNode }[];
  return rootName(callee) === 'Object' && method === 'assign' ? rootName(bare(target?.expression)) : undefined;
}

/** `a` of `a.b[c]?.d`. */
function rootName(node: SyntaxNode | undefined): string | undefined {
  const inner = unchained(bare(node));
  if (inner?.type === 'Identifier') return String(inner.value);
  return inner?.type === 'MemberExpression' ? rootName(part(inner, 'object')) : undefined;
}

function unchained(node: SyntaxNode | undefined): SyntaxNode | undefined {
  return node?.type === 'OptionalChainingExpression' ? unchained(bare(part(node, 'base'))) : node;
}

/** A container that is only useful when something fills it. */
function isEmptyContainer(value: SyntaxNode | undefined): boolean {
  const made = bare(value);
  if (made?.type === 'ArrayExpression') return (made.elements as unknown[]).length === 0;
  if (made?.type === 'ObjectExpression') return (made.properties as unknown[]).length === 0;
  if (made?.type !== 'NewExpression') return false;
  const callee = part(made, 'callee');
  return CONTAINERS.has(String(callee?.value)) && ((made.arguments as unknown[] | null) ?? []).length === 0;
}

/** A type that the compiler makes read-only. */
function isReadonly(id: SyntaxNode | undefined): boolean {
  const annotation = id && part(id, 'typeAnnotation');
  const type = annotation && part(annotation, 'typeAnnotation');
  if (type?.type === 'TsTypeOperator') return type.op === 'readonly';
  return /^Readonly/.test(String((type && part(type, 'typeName'))?.value));
}

function isFunctionOrClass(value: SyntaxNode | undefined): boolean {
  const made = bare(value);
  return made !== undefined && (isFunction(made) || made.type === 'ClassExpression');
}
