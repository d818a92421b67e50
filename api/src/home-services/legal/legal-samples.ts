import { COMMON_CLAUSES } from '@aangan/shared-kit/domain/home-services/common-clauses';
import type { CaseForm } from '@aangan/shared-kit/domain/home-services/legal-case-fields';
import type { LegalSample } from '@aangan/shared-kit/domain/home-services/legal-samples';
import type { AgreementTerms } from '@aangan/shared-kit/domain/home-services/rental-agreement';
import { agreementText } from './agreement-pdf.ts';
import { consentText, policeFormText, saleAgreementText } from './case-documents.ts';
import type { LegalText } from './legal-pdf.ts';

const NUMBER = 'SAMPLE';

const TERMS: AgreementTerms = {
  city: 'bangalore',
  pin: '560034',
  home: 'Flat 12, Sample Residency, Koramangala, Bangalore',
  landlord: { name: 'Sample Landlord', phone: '9800000001', address: '4, Sample Road, Bangalore' },
  tenant: { name: 'Sample Tenant', phone: '9800000002', address: '7, Sample Street, Kolkata' },
  rentRupees: 25_000,
  depositRupees: 100_000,
  from: '2027-01-01',
  months: 11,
  noticeMonths: 1,
  lockInMonths: 6,
  rentDay: 5,
  clauses: COMMON_CLAUSES.slice(0, 3).map(({ text }) => text),
};

const FORM: CaseForm = {
  landlordName: 'Sample Landlord',
  home: 'Flat 12, Sample Residency, Koramangala, Bangalore',
  pin: '560034',
  tenantName: 'Sample Tenant',
  tenantPhone: '98000 00002',
  permanentAddress: '7, Sample Street, Kolkata 700016',
  idType: 'Passport',
  idLastFour: '1234',
  employer: 'Sample Company',
  from: '2027-01-01',
  station: 'Koramangala',
  sellerName: 'Sample Seller',
  buyerName: 'Sample Buyer',
  price: '85,00,000',
  advance: '5,00,000',
  wishes: 'Two covered car parks are part of the sale.',
};

/** The documents that are read before paying, by the code of the real ones. */
const TEXTS: Readonly<Record<LegalSample, () => LegalText>> = {
  'rental-agreement': () => agreementText({ terms: TERMS, number: NUMBER, stamp: null }),
  'police-intimation': () => policeFormText({ city: 'bangalore', form: FORM, number: NUMBER, isDraft: true }),
  'tenant-consent': () => consentText({ type: 'LEGAL_TENANT_VERIFICATION', city: 'bangalore', form: FORM }),
  'sale-agreement': () => saleAgreementText({ city: 'bangalore', form: FORM, number: NUMBER }),
};

const SAMPLE_MARK = 'SAMPLE: names, addresses and amounts are made up. It is worth nothing.';

/** A sample, marked as one. */
export function legalSample(name: LegalSample): LegalText & { readonly mark: string } {
  return { ...TEXTS[name](), mark: SAMPLE_MARK };
}
