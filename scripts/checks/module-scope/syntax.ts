import { parseSync } from '@swc/core';

/** A node of the syntax tree, whatever its kind. */
export interface SyntaxNode {
  readonly type: string;
  readonly [part: string]: unknown;
}

interface SourceFile {
  readonly body: readonly SyntaxNode[];
  /** Line of a node, from 1. */
  lineOf(node: SyntaxNode): number;
}

/** @throws when the code is no TypeScript */
export function parseSource(code: string, tsx: boolean): SourceFile {
  // Positions continue from file to file; an empty statement in front marks where this file begins.
  const [first, ...body] = parseSync(`;${code}`, { syntax: 'typescript', tsx, decorators: true })
    .body as unknown as SyntaxNode[];
  const start = first ? startOf(first) : 0;
  const bytes = Buffer.from(code);
  return {
    body,
    lineOf: (node) =>
      bytes
        .subarray(0, startOf(node) - start - 1)
        .toString()
        .split('\n').length,
  };
}

/** The nodes directly below a node. */
export function partsOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flat().flatMap(nodesIn);
}

/** The node without parentheses and type-only wrappers. */
export function bare(node: SyntaxNode | undefined): SyntaxNode | undefined {
  let inner = node;
  while (inner && WRAPPERS.has(inner.type)) inner = part(inner, 'expression');
  return inner;
}

export function part(node: SyntaxNode, name: string): SyntaxNode | undefined {
  const value = node[name];
  return isNode(value) ? value : undefined;
}

export function list(node: SyntaxNode, name: string): SyntaxNode[] {
  const value = node[name];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

const WRAPPERS: ReadonlySet<string> = new Set([
  'ParenthesisExpression',
  'TsAsExpression',
  'TsSatisfiesExpression',
  'TsNonNullExpression',
  'TsTypeAssertion',
]);

function nodesIn(value: unknown): SyntaxNode[] {
  if (isNode(value)) return [value];
  // Arguments, array elements and declarators are wrapped in objects without a type of their own.
  if (typeof value === 'object' && value !== null && 'expression' in value) return nodesIn(value.expression);
  return [];
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function startOf(node: SyntaxNode): number {
  return (node.span as { start: number }).start;
}
