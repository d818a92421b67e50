export { noteVisited, visitedListings } from './visited.ts';
