import type { PlanService } from '@aangan/shared-kit/domain/plan-service';

/** Features of plans that are a service of ours, by their text. */
export const FEATURE_SERVICES: Readonly<Record<string, PlanService>> = {
  'A guide who calls owners for you': 'relationship-manager',
  'A guide who knows the localities': 'relationship-manager',
  'A guide who arranges the visits': 'relationship-manager',
  'A guide who answers tenants for you': 'relationship-manager',
  'A guide who answers buyers for you': 'relationship-manager',
  'A guide who answers businesses for you': 'relationship-manager',
  'One named guide for you': 'relationship-manager',
  'One named guide who alone rents out your home': 'relationship-manager',
  'One named guide who alone markets your home': 'relationship-manager',
  'One named guide who alone markets your plot': 'relationship-manager',
  'Photos and a video taken by us': 'photos',
  'Photos, a video and a floor plan made by us': 'photos',
  'Photos, a video and a measured plan made by us': 'photos',
  'A drone photo with the corners marked': 'photos',
  'Someone who shows the home in your place': 'showing',
  'Someone who shows the plot in your place': 'showing',
  'Someone who shows the space in your place': 'showing',
  'Your home higher in the results, marked as sponsored': 'promotion',
  'Your plot higher in the results, marked as sponsored': 'promotion',
  'Your space higher in the results, marked as sponsored': 'promotion',
  'Your number hidden behind ours': 'hidden-number',
  'Tenant and police verification': 'verification',
  'Company documents of the tenant checked': 'verification',
  'Rental agreement drawn up and delivered': 'agreement',
  'Rental agreement ready when you land': 'agreement',
  'Rental agreement signed by power of attorney': 'agreement',
  'Documents checked by a lawyer': 'legal',
  'Documents put in order by a lawyer': 'legal',
  'Title and tax documents checked by a lawyer': 'legal',
  'Lease terms checked by a lawyer': 'legal',
  'Sale deed drawn up and registered with you': 'legal',
  'Power of attorney and sale deed drawn up': 'legal',
  'Power of attorney drawn up for your consulate': 'legal',
};

/** Plans that include all that another one holds. */
export const INCLUDED_PLANS: Readonly<Record<string, string>> = {
  NBEX_SELLER_COMPLETE: 'NBEX_SELLER_PLUS',
  CPMS_COMPLETE: 'CPMS_MANAGE_AND_LET',
};
