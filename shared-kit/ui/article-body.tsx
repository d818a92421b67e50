import type { ArticleBlock, ArticleRun } from '../contracts/content.ts';
import { slugify } from '../domain/slug.ts';
import { Link } from '../platform/router.ts';

/** An article's blocks, in order. */
export function ArticleBody({ blocks }: { readonly blocks: readonly ArticleBlock[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: an article does not change while it is read
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { readonly block: ArticleBlock }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Runs runs={block.runs} />
      </p>
    );
  }
  if (block.kind === 'heading') {
    const Heading = block.level === 2 ? 'h2' : 'h3';
    return <Heading id={slugify(block.text)}>{block.text}</Heading>;
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an article does not change while it is read
        <li key={index}>
          <Runs runs={item} />
        </li>
      ))}
    </List>
  );
}

function Runs({ runs }: { readonly runs: readonly ArticleRun[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: an article does not change while it is read
  return runs.map((run, index) => <Run key={index} run={run} />);
}

function Run({ run: { text, strong, href } }: { readonly run: ArticleRun }) {
  const words = strong ? <strong>{text}</strong> : text;
  if (href === undefined) return words;
  if (href.startsWith('/')) return <Link to={href}>{words}</Link>;
  return (
    <a href={href} rel="noopener nofollow">
      {words}
    </a>
  );
}
