import { leadBody } from './lead-body.ts';

const line = (sku: string | null) => ({
  ...{ sku, description: 'Work', quantity: 3, paise: 100, code: '998533', gstRate: 18 },
  ...{ taxablePaise: 100, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
});
const booking = {
  serviceType: 'HS_CLEANING',
  city: 'greater-noida',
  lines: [line('HS_CLEANING_HOME_2BHK'), line(null), line('HS_CLEANING_HOME_2BHK')],
  servicingDate: '24 Nov 2026, 10 am to 12 noon',
};
const person = { name: 'Asha Rao', user_phone: '+919812345678', user_email: null };

describe('the lead of a checkout', () => {
  it('has each item once with quantity 1, and the address by its id alone', () => {
    expect(leadBody({ booking, addressId: 'adr_1', person })).toEqual({
      name: 'Asha Rao',
      phone: '9812345678',
      phoneCountryCode: '91',
      email: '',
      city: 'greater-noida',
      serviceType: 'HS_CLEANING',
      servicingDate: '24 Nov 2026, 10 am to 12 noon',
      address: { id: 'adr_1' },
      addOnBean: [{ catalogKey: 'HS_CLEANING_HOME_2BHK', quantity: '1' }],
    });
    expect(leadBody({ booking, addressId: undefined, person })).not.toHaveProperty('address');
  });

  it('is left to the order for somebody without a name or an Indian number', () => {
    expect(leadBody({ booking, addressId: undefined, person: { ...person, name: null } })).toBeUndefined();
    expect(leadBody({ booking, addressId: undefined, person: { ...person, user_phone: '+33612345678' } })).toBe(
      undefined,
    );
  });
});
