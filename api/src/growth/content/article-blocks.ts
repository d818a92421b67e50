import type { ArticleBlock, ArticleRun } from '@aangan/shared-kit/contracts/content';
import { Parser } from 'htmlparser2';

/** An article's allowed HTML as data. Text outside of any block becomes a paragraph of its own. */
export function articleBlocks(html: string): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  let runs: ArticleRun[] = [];
  let items: ArticleRun[][] | undefined;
  let strong = 0;
  let href: string | undefined;

  function endRuns(): ArticleRun[] {
    const ended = tidy(runs);
    runs = [];
    return ended;
  }

  function endParagraph(): void {
    const ended = endRuns();
    if (ended.length > 0) blocks.push({ kind: 'paragraph', runs: ended });
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'strong') strong++;
      else if (name === 'a') href = attributes.href;
      else if (name === 'ul' || name === 'ol') {
        endParagraph();
        items = [];
      } else if (name !== 'li') endParagraph();
    },
    ontext(text) {
      runs.push({ text, ...(strong > 0 && { strong: true }), ...(href !== undefined && { href }) });
    },
    onclosetag(name) {
      if (name === 'strong') strong--;
      else if (name === 'a') href = undefined;
      else if (name === 'li') {
        const item = endRuns();
        if (item.length > 0) items?.push(item);
      } else if (name === 'ul' || name === 'ol') {
        if (items && items.length > 0) blocks.push({ kind: 'list', ordered: name === 'ol', items });
        items = undefined;
        runs = [];
      } else if (name === 'h2' || name === 'h3') {
        const text = endRuns()
          .map((run) => run.text)
          .join('');
        if (text) blocks.push({ kind: 'heading', level: name === 'h2' ? 2 : 3, text });
      } else endParagraph();
    },
  });
  parser.write(html);
  parser.end();
  endParagraph();
  return blocks;
}

/** Collapses white space like HTML: one space per run, none at the ends. */
function tidy(runs: readonly ArticleRun[]): ArticleRun[] {
  const single = runs.map((run) => ({ ...run, text: run.text.replace(/\s+/g, ' ') }));
  const [first] = single;
  const last = single.at(-1);
  if (first) first.text = first.text.trimStart();
  if (last) last.text = last.text.trimEnd();
  return single.filter(({ text }) => text !== '');
}
