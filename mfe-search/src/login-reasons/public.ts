export { LOGIN_REASONS } from './login-reasons.ts';
