export { loadTools } from './load-tools.ts';
export { toolDoings } from './tools-action.ts';
export { toolsSection } from './tools-section.ts';
