export { dialled, splitPhone } from './dial-codes.ts';
