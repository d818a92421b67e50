import type { ArticleText } from './article-text.ts';

export const CAREERS: ArticleText = {
  slug: 'careers',
  title: 'Careers',
  description: 'How we work at Aangan, and which jobs are open.',
  html: `
<p>We are a small team. Each squad owns a part of the product, from design to support at night, and releases it on its own.</p>
<h2>How we work</h2>
<ul>
<li>We write down what we decide and why.</li>
<li>We measure speed, accessibility and errors before we make a claim.</li>
<li>We prefer one thing done well to four things half done.</li>
</ul>
<h2>Open jobs</h2>
<p>We have no open jobs today. New jobs appear here, with the work and the pay.</p>`,
};
