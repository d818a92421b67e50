import { ABOUT_ARTICLES } from './about.ts';
import type { ArticleText } from './article-text.ts';
import { CAREERS } from './careers.ts';
import { PRIVACY } from './privacy.ts';
import { TERMS } from './terms.ts';

/** 20 Nov 2026, epoch ms. */
export const ARTICLES_WRITTEN_AT = Date.UTC(2026, 10, 20);

export const ARTICLES: readonly ArticleText[] = [...ABOUT_ARTICLES, CAREERS, PRIVACY, TERMS];
