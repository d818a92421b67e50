export { QuietHoursPanel, type QuietHoursPanelProps } from './quiet-hours-panel.tsx';
export { quietHoursSection } from './quiet-hours-section.ts';
