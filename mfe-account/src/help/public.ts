export { HelpList } from './help-list.tsx';
export { HelpSearch } from './help-search.tsx';
