import { requestIdOf } from './request-id.ts';

const idFor = (id: string | undefined) => requestIdOf({ headers: { 'x-request-id': id } });

describe('the id of a request', () => {
  it("is the caller's id when that is short and plain", () => {
    expect(idFor('web-1.2_3')).toBe('web-1.2_3');
  });

  it.each([undefined, '', 'a b', 'x'.repeat(65), 'line\nbreak'])('is a new one for %j', (given) => {
    expect(idFor(given)).toMatch(/^[0-9a-f-]{36}$/);
    expect(idFor(given)).not.toBe(idFor(given));
  });
});
