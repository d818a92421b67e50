// What other features may use.
export { HubForm, hubOf } from './hub-form.tsx';
