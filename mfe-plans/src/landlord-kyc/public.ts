// What other features may use.
export { LandlordKycSection } from './landlord-kyc-section.tsx';
export { KYC_FORM, submitKyc } from './submit-kyc.ts';
