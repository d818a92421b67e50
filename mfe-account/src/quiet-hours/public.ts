export { QuietHoursPanel, type QuietHoursPanelProps } from './quiet-hours-panel.tsx';
export { quietHoursPart } from './quiet-hours-part.ts';
