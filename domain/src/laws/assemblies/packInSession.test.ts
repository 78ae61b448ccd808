import { expect, test } from 'vitest';
import type { QuorumBylaw } from '../../kernel/bylaws/quorumBylaw.ts';
import type { AssemblySession } from '../../kernel/sessions/assemblySession.ts';
import { atLeast } from '../../kernel/weights/threshold.ts';
import { packOf, ruleOf } from '../rulePacks/rulePacks.ts';
import { keptQuorums, packInSession, ruleInSession } from './packInSession.ts';

function bylaw(call: 1 | 2, percent: number, kind: QuorumBylaw['kind'] = null): QuorumBylaw {
  const share = { threshold: atLeast(percent, 100), measure: 'weight' } as const;
  return { kind, call, asks: { share, least: null, article: 'artículo 12' } };
}

const planned = { call: 1, state: 'planned' } as const;
const called: NonNullable<AssemblySession['called']> = {
  kind: 'extraordinary',
  ...{ approvesAccounts: false, caller: 'administrator', sentOn: null },
  ...{ secondCallAt: null, place: '' },
};

/** The part asked of each call, in hundredths; null: any attendance. */
function askedIn(
  session: Parameters<typeof packInSession>[1],
  quorums: readonly QuorumBylaw[] = [bylaw(1, 70), bylaw(2, 40)],
) {
  const pack = packInSession({ rulePack: 'co-sas', quorums }, session);
  return ruleOf(pack, 'co-sas/ordinary').quorum.map(({ requirement }) =>
    requirement?.kind === 'share' ? requirement.threshold.numerator : null,
  );
}

const half = 1;

test.each<[string, Parameters<typeof packInSession>[1], readonly (number | null)[]]>([
  ['a call that waits asks what the bylaws ask now', planned, [70, 40]],
  [
    'a session installed before this was kept asks what the law did',
    { call: 1, state: 'open' },
    [half, null],
  ],
  [
    'its second call asks what they ask now, and the first what the law did',
    { call: 2, state: 'planned' },
    [half, 40],
  ],
  [
    'what was kept stays, also once it is suspended',
    { call: 1, state: 'suspended', bylawQuorums: { 1: [bylaw(1, 60)], 2: [], 3: [] } },
    [60, null],
  ],
  [
    'a call that failed keeps its own, and the next asks what they ask now',
    { call: 2, state: 'planned', bylawQuorums: { 1: [bylaw(1, 60)] } },
    [60, 40],
  ],
])('%s', (_, session, asked) => {
  expect(askedIn(session)).toEqual(asked);
});

test('the kind as which it was called decides which of two bylaws rules', () => {
  const quorums = [bylaw(1, 60), bylaw(1, 80, 'extraordinary')];
  expect(askedIn({ ...planned, called }, quorums)).toEqual([80, null]);
  expect(askedIn({ ...planned, called: { ...called, kind: 'ordinary' } }, quorums)).toEqual([
    60,
    null,
  ]);
});

test.each([
  ['installed', { 1: [bylaw(1, 70)], 2: [bylaw(2, 40)], 3: [] }],
  ['failed', { 1: [bylaw(1, 70)] }],
] as const)('a session that is %s keeps what was asked of it', (settled, kept) => {
  const law = { quorums: [bylaw(1, 70), bylaw(2, 40)] };
  expect(keptQuorums(law, planned, settled)).toEqual(kept);
});

test('later bylaws leave the kept quorums of an open session unchanged', () => {
  const kept = keptQuorums({ quorums: [bylaw(1, 70)] }, planned, 'installed');
  const open = { call: 1, state: 'open', bylawQuorums: kept } as const;
  expect(askedIn(open, [bylaw(1, 90)])).toEqual(askedIn(planned, [bylaw(1, 70)]));
  expect(keptQuorums({ quorums: [bylaw(1, 90)] }, open, 'installed')).toEqual(kept);
});

test('a question takes the quorum of its session, and keeps its majority', () => {
  const drafted = ruleOf(packOf('co-sas'), 'co-sas/reforms');
  const pack = packInSession({ rulePack: 'co-sas', quorums: [bylaw(1, 70)] }, planned);
  const opened = ruleInSession(drafted, pack);
  expect(opened.quorum).toEqual(ruleOf(pack, 'co-sas/reforms').quorum);
  expect({ ...opened, quorum: drafted.quorum }).toEqual(drafted);
  expect(ruleInSession(drafted, packOf('co-ph'))).toEqual(drafted);
});
