import type { ArticleBlock, ArticleRun } from '@aangan/shared-kit/contracts/content';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Blocks as HTML, for clients that need it. */
export function blocksHtml(blocks: readonly ArticleBlock[]): string {
  return blocks.map(blockHtml).join('');
}

function blockHtml(block: ArticleBlock): string {
  if (block.kind === 'heading') return `<h${block.level}>${escaped(block.text)}</h${block.level}>`;
  if (block.kind === 'paragraph') return `<p>${runsHtml(block.runs)}</p>`;
  const list = block.ordered ? 'ol' : 'ul';
  return `<${list}>${block.items.map((item) => `<li>${runsHtml(item)}</li>`).join('')}</${list}>`;
}

function runsHtml(runs: readonly ArticleRun[]): string {
  return runs
    .map(({ text, strong, href }) => {
      const words = strong ? `<strong>${escaped(text)}</strong>` : escaped(text);
      return href === undefined ? words : `<a href="${escaped(href)}">${words}</a>`;
    })
    .join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
