import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOf } from '../calendars/instant.ts';
import type { StoredEvent } from './assemblyEvent.ts';
import { checkSeals } from './checkSeals.ts';
import { hashBlock, hashEvent, headAfter, type Seal, type SealHead, sealBlock } from './seal.ts';

const event = (unitId: string, at: number): StoredEvent => ({
  ...{ kind: 'unit-entered', by: 'desk', at, unitId, personId: `p-${unitId}`, seal: null },
});
/** As the clock leaves it when it seals it. */
const placed = (unitId: string, at: number): StoredEvent => ({
  ...event(unitId, at),
  ...{ number: 1, committed: instantOf({ seconds: at, nanoseconds: 0 }) },
});

interface Chain {
  readonly seals: readonly Seal[];
  readonly head: SealHead | null;
  readonly events: ReadonlyMap<string, StoredEvent>;
}

/** Three blocks of two events each. */
function chainOf(units = ['A', 'B', 'C', 'Depósito ñ', 'E', 'F']): Chain {
  const seals: Seal[] = [];
  const events = new Map<string, StoredEvent>();
  let head: SealHead | null = null;
  for (let from = 0; from < units.length; from += 2) {
    const block = units.slice(from, from + 2).map((unitId, i) => {
      const salt = `salt-${unitId}`;
      const eventId = `e${from + i}`;
      const stored = placed(unitId, from + i);
      events.set(eventId, { ...stored, seal: (head?.block ?? 0) + 1, salt });
      return { eventId, hash: hashEvent(eventId, stored, salt) };
    });
    const seal: Seal = sealBlock(head, block, 1000 + from);
    head = headAfter(seal);
    seals.push(seal);
  }
  return { seals, head, events };
}

const check = ({ seals, head, events }: Chain) => checkSeals(seals, head, events);
const withEvent = (chain: Chain, id: string, stored: StoredEvent | null): Chain => {
  const events = new Map(chain.events);
  if (stored === null) events.delete(id);
  else events.set(id, stored);
  return { ...chain, events };
};
const withSeal = (chain: Chain, block: number, change: Partial<Seal>): Chain => ({
  ...chain,
  seals: chain.seals.map((seal) => (seal.block === block ? { ...seal, ...change } : seal)),
});
const third = (chain: Chain): StoredEvent => chain.events.get('e2') ?? event('', 0);

test('a chain that nobody touched holds, whatever order its blocks are read in', () => {
  const chain = chainOf();
  const sound = { blocks: 3, events: 6, erased: 0, unsealed: 0, broken: null };
  expect(check(chain)).toEqual(sound);
  expect(check({ ...chain, seals: chain.seals.toReversed() })).toEqual(sound);
  expect(checkSeals([], null, new Map())).toMatchObject({ blocks: 0, broken: null });
});

test('events that wait for their block break nothing', () => {
  const chain = withEvent(chainOf(), 'e9', event('Z', 9));
  expect(check(chain)).toMatchObject({ unsealed: 1, broken: null });
});

test('erasing a person keeps every seal valid', () => {
  const chain = chainOf();
  const { salt: _salt, personId: _personId, ...erased } = third(chain);
  expect(check(withEvent(chain, 'e2', erased))).toMatchObject({ erased: 1, broken: null });
});

test.each([
  [
    'an event that was changed',
    (chain: Chain) => withEvent(chain, 'e2', { ...third(chain), at: 7 }),
    { block: 2, fault: 'event-changed', eventId: 'e2' },
  ],
  [
    'an event whose instant was changed',
    (chain: Chain) => {
      const committed = instantOf({ seconds: 2, nanoseconds: 1 });
      return withEvent(chain, 'e2', { ...third(chain), committed });
    },
    { block: 2, fault: 'event-changed', eventId: 'e2' },
  ],
  [
    'an event whose instant was taken away',
    (chain: Chain) => {
      const { committed: _committed, ...undated } = third(chain);
      return withEvent(chain, 'e2', undated);
    },
    { block: 2, fault: 'event-changed', eventId: 'e2' },
  ],
  [
    'an event whose number in its commit was changed',
    (chain: Chain) => withEvent(chain, 'e2', { ...third(chain), number: 2 }),
    { block: 2, fault: 'event-changed', eventId: 'e2' },
  ],
  [
    'an event that was deleted',
    (chain: Chain) => withEvent(chain, 'e2', null),
    { block: 2, fault: 'event-missing', eventId: 'e2' },
  ],
  [
    'an event slipped in later',
    (chain: Chain) => withEvent(chain, 'e9', { ...event('Z', 1), seal: 2, salt: 'x' }),
    { block: 2, fault: 'event-planted', eventId: 'e9' },
  ],
  [
    'a block whose list was changed',
    (chain: Chain) => withSeal(chain, 2, { events: [] }),
    { block: 2, fault: 'block', eventId: null },
  ],
  [
    'a block written again with its own hash',
    (chain: Chain) => {
      const forged = { ...(chain.seals[1] as Seal), events: [] };
      return withSeal(chain, 2, { events: [], hash: hashBlock(forged) });
    },
    { block: 3, fault: 'chain', eventId: null },
  ],
  [
    'a block that was taken out',
    (chain: Chain) => ({ ...chain, seals: chain.seals.filter(({ block }) => block !== 2) }),
    { block: 2, fault: 'chain', eventId: null },
  ],
  [
    'an end that was cut off',
    (chain: Chain) => ({ ...chain, seals: chain.seals.slice(0, 2) }),
    { block: 2, fault: 'head', eventId: null },
  ],
])('names the first block that does not hold: %s', (_what, tamper, broken) => {
  const chain = tamper(chainOf());
  const found = check(chain).broken;
  // Cutting the end also leaves its events listed nowhere.
  if (broken.fault === 'head') expect(found?.block).toBeGreaterThanOrEqual(2);
  else expect(found).toEqual(broken);
});

test('events sealed before instant and number existed verify as they are', () => {
  const seal = { seal: 1, sequence: 1, salt: 's' };
  // The hash as it was computed then.
  const hash = '904d6a4df6682d95541473d3e269a02c9676fb863a6f135a0fef6b9f69deb72f';
  expect(hashEvent('e', { ...event('A', 5), ...seal }, 's')).toBe(hash);
  const old = sealBlock(null, [{ eventId: 'e', hash }], 9);
  const events = new Map([['e', { ...event('A', 5), ...seal }]]);
  expect(checkSeals([old], headAfter(old), events)).toMatchObject({ events: 1, broken: null });
});

test('the hash of an event does not depend on the order of its fields, and does on its salt', () => {
  const one: StoredEvent = { kind: 'unit-left', by: 'a', at: 1, unitId: 'ñ', seal: null };
  const other: StoredEvent = { seal: 4, salt: 'y', unitId: 'ñ', at: 1, by: 'a', kind: 'unit-left' };
  expect(hashEvent('e', one, 's')).toBe(hashEvent('e', other, 's'));
  expect(hashEvent('e', one, 's')).not.toBe(hashEvent('e', one, 't'));
  expect(hashEvent('e', one, 's')).not.toBe(hashEvent('f', one, 's'));
});

test('any change of any sealed event is found', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5 }), fc.string({ minLength: 1 }), (place, by) => {
      fc.pre(by !== 'desk');
      const chain = chainOf();
      const id = `e${place}`;
      const stored = chain.events.get(id);
      if (stored === undefined) throw new Error('Every event is there.');
      expect(check(withEvent(chain, id, { ...stored, by })).broken).toEqual({
        ...{ block: Math.floor(place / 2) + 1, fault: 'event-changed', eventId: id },
      });
    }),
  );
});
