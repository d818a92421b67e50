import { savedPages } from './saved-pages.ts';

const at = (path: string) => `https://aangan.test${path}`;

describe('the pages on the offline page', () => {
  const documents = new Map([
    [at('/b'), { title: 'B | Aangan', picture: '/assets/pictures/b-640.avif', files: [] }],
    [at('/a?bhk=BHK2'), { title: 'A', files: [] }],
    [at('/c'), { title: 'C', files: [] }],
    [at('/offline'), { title: 'You are offline | Aangan', files: [] }],
  ]);

  it('are listed under the first reason why they were saved, in its order', () => {
    const lists = { shortlist: [at('/c')], recent: [at('/c'), at('/a?bhk=BHK2')] };
    expect(savedPages(documents, lists)).toEqual({
      shortlist: [{ path: '/c', title: 'C' }],
      recent: [{ path: '/a?bhk=BHK2', title: 'A' }],
      visited: [{ path: '/b', title: 'B', picture: '/assets/pictures/b-640.avif' }],
    });
  });

  it('are only those whose document is saved', () => {
    expect(savedPages(new Map(), { shortlist: [at('/x')], recent: [at('/y')] })).toEqual({
      shortlist: [],
      recent: [],
      visited: [],
    });
  });
});
