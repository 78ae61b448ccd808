import { expect, test } from 'vitest';
import { findPublicHost, isPublicAddress } from './publicHosts.ts';

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])(
  '%s is everybody’s',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255'],
  ...['192.168.1.1', '169.254.169.254', '100.64.0.1', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', 'fd00:ec2::254', 'fe80::1', 'ff02::1'],
  ...['64:ff9b::a9fe:a9fe', '2002:7f00:1::', '2001:db8::1', 'smtp.firma.co', ''],
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

const at =
  (...addresses: readonly string[]) =>
  async () =>
    addresses.map((address) => ({ address }));
const emulators = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };

test.each([
  ['a host of the world', {}, ['8.8.8.8'], { address: '8.8.8.8', isHere: false }],
  ['one of them on a network', {}, ['8.8.8.8', '10.0.0.1'], 'host-not-public'],
  ['the cloud’s own services', {}, ['169.254.169.254'], 'host-not-public'],
  ['this machine, in the cloud', {}, ['127.0.0.1'], 'host-not-public'],
  ['this machine, on it', emulators, ['127.0.0.1', '::1'], { address: '127.0.0.1', isHere: true }],
  ['a network, on this machine', emulators, ['192.168.1.4'], 'host-not-public'],
  ['this machine and a network', emulators, ['127.0.0.1', '10.0.0.1'], 'host-not-public'],
  ['nothing', {}, [], 'host-unknown'],
] as const)('%s', async (_, env, addresses, expected) => {
  const found = await findPublicHost('smtp.firma.co', env, at(...addresses));
  expect(found).toEqual(typeof expected === 'string' ? { address: null, why: expected } : expected);
});

test('a name that is not found is no host', async () => {
  const lost = () => Promise.reject(new Error('ENOTFOUND'));
  expect(await findPublicHost('nada.test', {}, lost)).toMatchObject({ why: 'host-unknown' });
});
