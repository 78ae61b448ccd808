import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PackId, packIds } from '../../kernel/assemblies/packId.ts';
import { atLeast, moreThanHalf, type Threshold } from '../../kernel/weights/threshold.ts';
import { packOf, ruleOf } from '../../laws/rulePacks/rulePacks.ts';
import { sessionQuorum } from '../../laws/rulePacks/sessionQuorum.ts';
import { allOf, anyOf, atLeastHeads, presenceOver } from '../../laws/rules/requirements.ts';
import type { RulePack } from '../../laws/rules/rulePack.ts';
import { headIdOf } from '../../people/rosters/heads.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import { completeQuorum } from './completeQuorum.ts';
import { countPresence } from './countPresence.ts';

interface Drawn {
  readonly owner: number;
  readonly weight: number;
  readonly inArrears: boolean;
  readonly here: boolean;
}

function hallOf(drawn: readonly Drawn[]) {
  const units = drawn.map(({ owner, weight, inArrears }, i) => ({
    ...{ unitId: `U${i}`, label: `U${i}`, ownerIds: [`P${owner}`], weight, inArrears },
  }));
  const here = new Set(units.filter((_, i) => drawn[i]?.here).map(({ unitId }) => unitId));
  return { units, here };
}

/** The quorum as it is counted unit by unit, which shares nothing with the counters. */
function holds(pack: RulePack, call: number, units: Hall['units'], here: ReadonlySet<string>) {
  const roll = units.map((unit) => ({
    ...{ unitId: unit.unitId, headId: headIdOf(unit), weights: { main: unit.weight } },
    ...{ inArrears: unit.inArrears, present: here.has(unit.unitId), vote: null },
    ...{ annulled: false, inConflict: false },
  }));
  const rule = ruleOf(pack, pack.ordinaryRuleId);
  const figures = countPresence(roll, ['weight:main', 'units', 'heads'], rule.exclusions);
  return sessionQuorum(pack, call, figures).met;
}
type Hall = ReturnType<typeof hallOf>;

function naive(pack: RulePack, call: number, { units, here }: Hall) {
  if (holds(pack, call, units, here)) return { size: 0, weight: 0 };
  const absent = units.filter(({ unitId }) => !here.has(unitId));
  let best: { size: number; weight: number } | null = null;
  for (let bits = 1; bits < 2 ** absent.length; bits += 1) {
    const some = absent.filter((_, i) => (bits >> i) % 2 === 1);
    const weight = some.reduce((sum, unit) => sum + unit.weight, 0);
    const isBetter =
      best === null ||
      some.length < best.size ||
      (some.length === best.size && weight > best.weight);
    if (!isBetter) continue;
    const with_ = new Set([...here, ...some.map(({ unitId }) => unitId)]);
    if (holds(pack, call, units, with_)) best = { size: some.length, weight };
  }
  return best;
}

/** A law with a quorum of ours, to try measures that no built-in law mixes. */
function lawOf(packId: PackId, requirement: Threshold | null, mix: number) {
  const pack = packOf(packId);
  if (requirement === null) return pack;
  const half = presenceOver('all', requirement);
  const asked = [
    half,
    presenceOver('all', requirement, 'heads'),
    presenceOver('allMinusExcluded', requirement, 'units'),
    allOf(half, presenceOver('all', requirement, 'heads')),
    anyOf(presenceOver('all', requirement, 'heads'), allOf(half, atLeastHeads('present', 3))),
    allOf(half, { kind: 'count', numerator: 'present', scope: 'units', least: 4 }),
  ][mix];
  const rules = pack.rules.map((rule) => {
    const [first] = rule.quorum;
    if (rule.ruleId !== pack.ordinaryRuleId || first === undefined) return rule;
    return { ...rule, quorum: [{ ...first, call: 1, requirement: asked ?? half }] };
  });
  return { ...pack, rules };
}

test('no smaller set of absent units completes the quorum, nor a heavier one as small', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...packIds),
      fc.constantFrom(1, 2),
      fc.constantFrom(null, moreThanHalf, atLeast(2, 3), atLeast(1, 1)),
      fc.nat(5),
      fc.array(
        fc.record({
          owner: fc.nat(4),
          weight: fc.nat(9),
          inArrears: fc.boolean(),
          here: fc.boolean(),
        }),
        { minLength: 1, maxLength: 8 },
      ),
      (packId, call, threshold, mix, drawn) => {
        const pack = lawOf(packId, threshold, mix);
        const hall = hallOf(drawn);
        const found = completeQuorum(pack, call, hall.units, (unitId) => hall.here.has(unitId));
        const best = naive(pack, call, hall);
        if (best === null || best.size === 0) {
          expect(found.kind).toBe(best === null ? 'unreachable' : 'met');
          return;
        }
        if (found.kind !== 'units') throw new Error(`${found.kind} where ${best.size} are enough.`);
        const after = new Set([...hall.here, ...found.units.map(({ unitId }) => unitId)]);
        expect(found.units.some(({ unitId }) => hall.here.has(unitId))).toBe(false);
        expect(holds(pack, call, hall.units, after)).toBe(true);
        const weight = found.units.reduce((sum, unit) => sum + unit.weight, 0);
        expect({ size: found.units.length, weight }).toEqual(best);
      },
    ),
    sampleOf({ part: 400, full: 20_000 }, process.env),
  );
});

const unit = (label: string, weight: number, owner = label) => ({
  ...{ unitId: label, label, weight, ownerIds: [owner], inArrears: false },
});
const labelsOf = (found: ReturnType<typeof completeQuorum<ReturnType<typeof unit>>>) =>
  found.kind === 'units' ? found.units.map(({ label }) => label) : found.kind;

test('of units that weigh the same, the first by label as people read it', () => {
  const roster = [unit('A-10', 1), unit('A-9', 1), unit('A-2', 1), unit('A-1', 1)];
  const missing = completeQuorum(packOf('co-ph'), 1, roster, (unitId) => unitId === 'A-1');
  expect(labelsOf(missing)).toEqual(['A-2', 'A-9']);
});

test('where the law asks for several owners, the second unit of one is not enough', () => {
  const roster = [unit('101', 60, 'ana'), unit('102', 30, 'ana'), unit('103', 10, 'luis')];
  const missing = completeQuorum(packOf('co-ph'), 1, roster, (unitId) => unitId === '101');
  expect(labelsOf(missing)).toEqual(['103']);
});
