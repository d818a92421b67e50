import { statesOf } from './proxy-states.ts';

it('a server is up while every backend of the proxy sends it requests', () => {
  const csv = [
    '# pxname,svname,qcur,status,weight,',
    'shell-in,FRONTEND,,OPEN,,',
    'shell,shell-1,0,UP,1,',
    'shell,shell-2,0,UP 1/2,1,',
    'shell,BACKEND,0,UP,2,',
    'api,api-1,0,DOWN 1/2,1,',
    'api,api-2,0,DOWN,1,',
    // The backend by city has them once more.
    'shell-by-city,shell-1,0,UP,1,',
    'shell-by-city,shell-2,0,DOWN,1,',
    '',
  ].join('\n');
  expect([...statesOf(csv)]).toEqual([
    ['shell-1', 'up'],
    ['shell-2', 'down'],
    ['api-1', 'down'],
    ['api-2', 'down'],
  ]);
});
