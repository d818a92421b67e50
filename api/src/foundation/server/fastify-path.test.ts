import { propertyCalls } from '@aangan/shared-kit/contracts/property';
import { fastifyPath } from './fastify-path.ts';

describe("a contract's path in Fastify's spelling", () => {
  it.each([
    ['/api/v1/property/{propertyId}', '/api/v1/property/:propertyId'],
    ['/api/v2/property/{propertyId}/rent/trends', '/api/v2/property/:propertyId/rent/trends'],
    ['/api/v1/property/{type}similar/{id}', '/api/v1/property/:type(^[a-z_]*?)similar/:id'],
    ['/plain', '/plain'],
  ])('%s is %s', (path, expected) => {
    expect(fastifyPath(path)).toBe(expected);
  });

  it('leaves no brace in any path that we serve', () => {
    for (const call of Object.keys(propertyCalls)) expect(fastifyPath(call)).not.toMatch(/[{}]/);
  });
});
