import fc from 'fast-check';
import { callAddress } from './http-client.ts';

describe('the address of a call', () => {
  it('contains its path parameters, and its query in the given order', () => {
    const parts = { params: { propertyId: 'a1' }, query: { page: 2, sort: 'new' } };
    expect(callAddress('GET /api/v1/property/{propertyId}', parts)).toEqual({
      method: 'GET',
      path: '/api/v1/property/a1?page=2&sort=new',
    });
  });

  it('omits absent values and keeps zero and false', () => {
    const query = { gone: undefined, empty: '', zero: 0, no: false };
    expect(callAddress('POST /x', { query })).toEqual({ method: 'POST', path: '/x?zero=0&no=false' });
    expect(callAddress('DELETE /x', {})).toEqual({ method: 'DELETE', path: '/x' });
  });

  it('throws for a missing parameter', () => {
    expect(() => callAddress('GET /x/{id}/y', { params: { other: 1 } })).toThrow(
      'GET /x/{id}/y needs the parameter "id"',
    );
  });

  it.each(['.', '..'])('refuses the parameter %s, which would lead to another call', (id) => {
    expect(() => callAddress('GET /x/{id}/y', { params: { id } })).toThrow(TypeError);
  });

  it('escapes any other value, so that it stays within its segment', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(
        text.filter((id) => !/^\.{1,2}$/.test(id)),
        text,
        (id, hint) => {
          const { path } = callAddress('GET /x/{id}/y', { params: { id }, query: { hint } });
          const url = new URL(path, 'https://aangan.test');
          expect(url.origin).toBe('https://aangan.test');
          expect(url.pathname.split('/').map(decodeURIComponent)).toEqual(['', 'x', id, 'y']);
          expect(url.searchParams.get('hint')).toBe(hint);
        },
      ),
    );
  });
});
