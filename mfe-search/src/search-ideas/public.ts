export { SearchIdeas } from './search-ideas.tsx';
