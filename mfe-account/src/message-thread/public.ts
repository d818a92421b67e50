export { ChatFrame } from './chat-frame.tsx';
export { ComposerField } from './composer-field.tsx';
export { ComposerFrame } from './composer-frame.tsx';
export { MessageBubble, MessageText } from './message-bubble.tsx';
export { MessageList, MessageNote, MessageRow, MessageScroller } from './message-scroller.tsx';
export { Panel } from './panel.tsx';
export { ThreadFrame, ThreadTop } from './thread-frame.tsx';
export { clockWords, dayAbove, dayWords } from './thread-time.ts';
export { ToolLink } from './tool-link.tsx';
