export { WatchProject } from './watch-project.tsx';
export { WatchedList } from './watched-list.tsx';
