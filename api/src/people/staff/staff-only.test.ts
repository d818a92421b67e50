import { STAFF_TOKEN_HEADER } from '@aangan/shared-kit/contracts/monitoring';
import type { FastifyRequest } from 'fastify';
import { staffOnly } from './staff-only.ts';

const requestWith = (token: string) => ({ headers: { [STAFF_TOKEN_HEADER]: token } }) as unknown as FastifyRequest;
const noStaffSession = { staff: () => Promise.reject(new Error('no staff session')) };

describe('calls for staff', () => {
  it('accept the configured token without a staff session', async () => {
    await expect(
      staffOnly('a-long-staff-token', noStaffSession)(requestWith('a-long-staff-token')),
    ).resolves.toBeUndefined();
  });

  it('accept no other token, and no empty one where none is configured', async () => {
    await expect(staffOnly('a-long-staff-token', noStaffSession)(requestWith('another'))).rejects.toThrow('no staff');
    await expect(staffOnly('', noStaffSession)(requestWith(''))).rejects.toThrow('no staff');
  });
});
