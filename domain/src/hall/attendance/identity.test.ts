import { expect, test } from 'vitest';
import { identityWayOf } from './identity.ts';

const device = { name: 'iPhone, Safari', since: 1 };

test.each([
  ['an account', 'ana-uid', { s: { ...device, signedInAt: 1 } }, 'password'],
  ['a person with a code', 'person-ana', { s: { ...device, code: 'k' } }, 'code'],
  ['a person with a link', 'person-ana', { s: device }, 'link'],
  ['another session of the same person', 'person-ana', { t: { ...device, code: 'k' } }, 'link'],
  ['an account of before sessions were kept', 'ana-uid', undefined, 'password'],
] as const)('%s came in by what opened that session', (_, uid, sessions, way) => {
  const member = sessions === undefined ? { uid } : { uid, sessions };
  expect(identityWayOf(member, 's')).toBe(way);
});
