// What other modules may use.
export { customerStory, newsItem } from './home.tables.ts';
