import { statesOf } from './proxy-states.ts';

it('a server is up while the proxy sends it requests', () => {
  const csv = [
    '# pxname,svname,qcur,status,weight,',
    'shells-in,FRONTEND,,OPEN,,',
    'shells,shell-1,0,UP,1,',
    'shells,shell-2,0,UP 1/2,1,',
    'shells,BACKEND,0,UP,2,',
    'apis,api-1,0,DOWN 1/2,1,',
    'apis,api-2,0,DOWN,1,',
    '',
  ].join('\n');
  expect([...statesOf(csv)]).toEqual([
    ['shell-1', 'up'],
    ['shell-2', 'up'],
    ['api-1', 'down'],
    ['api-2', 'down'],
  ]);
});
