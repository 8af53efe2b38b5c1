import { expect, test } from 'vitest';
import { match, ROUTES } from './routes';

test.each([
  ['/', '/', {}],
  ['/learn', '/learn/:name?/:chapter?', { name: '', chapter: '' }],
  ['/learn/chess/dice', '/learn/:name?/:chapter?', { name: 'chess', chapter: 'dice' }],
  ['/tournaments/', '/tournaments', {}],
  ['/tournaments/abc', '/tournaments/:id', { id: 'abc' }],
  ['/clubs/join/secret', '/clubs/:id/:key?', { id: 'join', key: 'secret' }],
])('%s is %s', (path, pattern, props) => {
  expect(match(path)).toMatchObject({ load: ROUTES[pattern], props });
});

test.each(['/nowhere', '/table', '/about/me'])('%s is no page', (path) => {
  expect(match(path)).toBeUndefined();
});
