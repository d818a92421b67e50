export { MyVouchers } from './my-vouchers.tsx';
