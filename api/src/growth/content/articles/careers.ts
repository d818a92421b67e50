import type { ArticleText } from './article-text.ts';

export const CAREERS: ArticleText = {
  slug: 'careers',
  title: 'Careers',
  description: 'How we work at Aangan, and which jobs are open.',
  html: `
<p>We are a small team. Each squad owns a part of the product from the first sketch to the call at night when it breaks, and ships it on its own.</p>
<h2>How we work</h2>
<ul>
<li>We write down what we decide and why.</li>
<li>We measure before we claim: speed, access for everybody, and what goes wrong.</li>
<li>We would rather do one thing well than four things nearly.</li>
</ul>
<h2>Open places</h2>
<p>There is no open place today. When there is one it stands here, with what the work is and what it pays.</p>`,
};
