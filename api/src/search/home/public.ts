// What other modules may use.

export { cachedAnswers } from './cached-answers.ts';
export { customerStory, newsItem } from './home.tables.ts';
