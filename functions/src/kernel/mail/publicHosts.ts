import { lookup as lookUp } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { isEmulated } from '../platform/environment.ts';

/** The result of looking up a name: an address to connect to, or why there is none. */
export type FoundHost =
  | { readonly address: string; readonly isHere: boolean }
  | { readonly address: null; readonly why: 'host-unknown' | 'host-not-public' };

type LookUp = (host: string) => Promise<readonly { readonly address: string }[]>;

const here = new BlockList();
here.addSubnet('127.0.0.0', 8, 'ipv4');
here.addAddress('::1', 'ipv6');

/** Not for everybody: of this machine, of a network, of the cloud's own services, of examples, of many. */
const reserved = new BlockList();
for (const [net, prefix] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
  ] as const),
  ...([
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
  ] as const),
  ...([
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
  ] as const),
  ...([
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
] as const) {
  reserved.addSubnet(net, prefix, 'ipv4');
}

/** Of version six only globally routed addresses, without those that carry an address of version four inside. */
const routed = new BlockList();
routed.addSubnet('2000::', 3, 'ipv6');
const carriers = new BlockList();
for (const [net, prefix] of [
  ...([
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ] as const),
] as const) {
  carriers.addSubnet(net, prefix, 'ipv6');
}

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !reserved.check(address, 'ipv4');
  return isIP(address) === 6 && routed.check(address, 'ipv6') && !carriers.check(address, 'ipv6');
}

function isThisMachine(address: string): boolean {
  return here.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * The address of a host that somebody typed. It is looked up once and connected to as it was found, so that
 * the name cannot come to mean another machine in between. Every one of its addresses has to be public; on
 * the emulators, this machine may be too.
 */
export async function findPublicHost(
  host: string,
  env: NodeJS.ProcessEnv = process.env,
  find: LookUp = (name) => lookUp(name, { all: true }),
): Promise<FoundHost> {
  const found = await find(host).catch(() => []);
  const [first] = found;
  if (first === undefined) return { address: null, why: 'host-unknown' };
  const { address } = first;
  if (isEmulated(env) && found.every((one) => isThisMachine(one.address))) {
    return { address, isHere: true };
  }
  if (!found.every((one) => isPublicAddress(one.address))) {
    return { address: null, why: 'host-not-public' };
  }
  return { address, isHere: false };
}
