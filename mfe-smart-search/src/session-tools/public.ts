export { loadTools, type ToolsData } from './load-tools.ts';
export { toolDoings } from './tools-action.ts';
