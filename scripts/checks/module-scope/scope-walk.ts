import { bare, list, part, partsOf, type SyntaxNode } from './syntax.ts';

/** The scope of a node within its file. */
interface Place {
  /** Runs when the module is loaded, or when a function is called. */
  readonly atModuleScope: boolean;
  /** The head of a loop, whose variable is not visible elsewhere. */
  readonly inLoopHead: boolean;
  /** Local names of the functions around the node. */
  readonly own: ReadonlySet<string>;
}

const FUNCTIONS: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'PrivateMethod',
  'Constructor',
  'MethodProperty',
  'GetterProperty',
  'SetterProperty',
]);

const LOOP_HEADS: Readonly<Record<string, readonly string[]>> = {
  ForStatement: ['init'],
  ForOfStatement: ['left'],
  ForInStatement: ['left'],
};

const TOP: Place = { atModuleScope: true, inLoopHead: false, own: new Set() };

/** Visits every node of a module with its scope, except type-only nodes. */
export function walkModule(body: readonly SyntaxNode[], visit: (node: SyntaxNode, place: Place) => void): void {
  const walk = (node: SyntaxNode, place: Place): void => {
    if (node.declare === true) return;
    visit(node, place);
    const inside = placeInside(node, place);
    const heads = (LOOP_HEADS[node.type] ?? []).map((name) => part(node, name));
    const called = node.type === 'CallExpression' ? bare(part(node, 'callee')) : undefined;
    for (const child of partsOf(node)) {
      if (called && bare(child) === called && isFunction(called)) walkCalledAtOnce(called, place);
      else walk(child, { ...inside, inLoopHead: heads.includes(child) });
    }
  };
  /** `(() => { … })()` runs where it is written. */
  const walkCalledAtOnce = (called: SyntaxNode, place: Place): void => {
    const own = new Set([...place.own, ...ownNames(called)]);
    for (const child of partsOf(called)) walk(child, { ...place, own });
  };
  for (const node of body) walk(node, TOP);
}

export function isFunction(node: SyntaxNode): boolean {
  return FUNCTIONS.has(node.type);
}

function placeInside(node: SyntaxNode, place: Place): Place {
  if (isFunction(node)) return { ...place, atModuleScope: false, own: new Set([...place.own, ...ownNames(node)]) };
  // A property of each instance, set when the instance is created.
  const ofObjects = (node.type === 'ClassProperty' || node.type === 'PrivateProperty') && node.isStatic !== true;
  return ofObjects ? { ...place, atModuleScope: false } : place;
}

/** Names that a function declares, in its parameters or its body. */
function ownNames(node: SyntaxNode): string[] {
  return [...list(node, 'params').flatMap(boundNames), ...partsOf(node).flatMap(declaredNames)];
}

function declaredNames(node: SyntaxNode): string[] {
  if (isFunction(node)) return node.type === 'FunctionDeclaration' ? boundNames(part(node, 'identifier')) : [];
  const names = node.type === 'VariableDeclarator' || node.type === 'CatchClause' ? boundNames(bindingOf(node)) : [];
  return [...names, ...partsOf(node).flatMap(declaredNames)];
}

function bindingOf(node: SyntaxNode): SyntaxNode | undefined {
  return part(node, 'id') ?? part(node, 'param');
}

/** Names in a pattern: `{ a, b: [c] }` has a and c. */
export function boundNames(pattern: SyntaxNode | undefined): string[] {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [String(pattern.value)];
  if (pattern.type === 'AssignmentPatternProperty') return [String(part(pattern, 'key')?.value)];
  if (pattern.type === 'AssignmentPattern') return boundNames(part(pattern, 'left'));
  if (pattern.type === 'KeyValuePatternProperty') return boundNames(part(pattern, 'value'));
  return partsOf(pattern).flatMap(boundNames);
}
