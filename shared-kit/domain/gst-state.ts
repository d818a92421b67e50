import type { CitySlug } from './cities.ts';

/** States and union territories by the code that a GSTIN begins with. Source: the GST portal's list of state codes. */
export const GST_STATES = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
} as const;

export type GstState = keyof typeof GST_STATES;

export function isGstState(code: string): code is GstState {
  return Object.hasOwn(GST_STATES, code);
}

/** The state of each service city. */
export const STATE_OF_CITY = {
  bangalore: '29',
  mumbai: '27',
  chennai: '33',
  pune: '27',
  hyderabad: '36',
  gurgaon: '06',
  delhi: '07',
  noida: '09',
  'greater-noida': '09',
  ghaziabad: '09',
  faridabad: '06',
  nagpur: '27',
  aurangabad: '27',
  nashik: '27',
} as const satisfies Record<CitySlug, GstState>;
