import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { list, parseSource, part, partsOf, type SyntaxNode } from '../checks/module-scope/syntax.ts';

/** Shorter texts are labels, and stay in the component. */
const WORDS_OF_A_SENTENCE = 5;

/** A word with the punctuation around it. Numbers and the letters in paths of icons are none. */
const WORD = /^[“‘"'([]*(?:\p{L}[\p{L}’'/–-]+|[aAI])[.,;:?!…”’"')\]]*$/u;

interface WrittenSentence {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** Sentences in the components of a repository, each as `file:line “text”`. @param root of the repository */
export function sentencesInComponents(root: string): string[] {
  const files = globSync('{mfe-*/src,shell/src,shared-kit/*}/**/*.tsx', { cwd: root });
  return files
    .filter((file) => !/\.(?:test|stories)\.tsx$|\/testing\/|node_modules/.test(file))
    .sort()
    .flatMap((file) =>
      writtenSentences(readFileSync(path.join(root, file), 'utf8')).map(
        ({ line, text }) => `${file}:${line} “${text}”`,
      ),
    );
}

/** Texts and strings of a component with five words or more, but for errors that only developers read. */
export function writtenSentences(code: string): WrittenSentence[] {
  const { body, lineOf } = parseSource(code, true);
  const found: WrittenSentence[] = [];
  const visit = (node: SyntaxNode) => {
    if (isForDevelopers(node)) return;
    const text = textOf(node);
    if (text !== undefined && countWords(text) >= WORDS_OF_A_SENTENCE) found.push({ line: lineOf(node), text });
    partsOf(node).forEach(visit);
  };
  body.forEach(visit);
  return found;
}

/** Imports, names of classes, types, and what a thrown error says. */
function isForDevelopers(node: SyntaxNode): boolean {
  if (node.type === 'NewExpression') return /Error$/.test(String(part(node, 'callee')?.value));
  if (node.type === 'JSXAttribute') return part(node, 'name')?.value === 'className';
  return node.type === 'ImportDeclaration' || node.type === 'TsLiteralType';
}

/** The text that a node holds itself. A sentence around a link or a number is one text. */
function textOf(node: SyntaxNode): string | undefined {
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type === 'TemplateLiteral') return joined(list(node, 'quasis').map(({ cooked }) => cooked));
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return undefined;
  const texts = list(node, 'children').filter(({ type }) => type === 'JSXText');
  return joined(texts.map(({ value }) => value));
}

const joined = (texts: readonly unknown[]) => texts.join(' … ').replaceAll(/\s+/g, ' ').trim();

const countWords = (text: string) => text.split(/\s+/).filter((word) => WORD.test(word)).length;
