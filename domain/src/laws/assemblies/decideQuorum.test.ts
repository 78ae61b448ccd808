import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PackId, packIds } from '../../kernel/assemblies/packId.ts';
import type { AskedQuorum, QuorumBylaw } from '../../kernel/bylaws/quorumBylaw.ts';
import { citeSource } from '../../kernel/bylaws/source.ts';
import { atLeast, type Threshold } from '../../kernel/weights/threshold.ts';
import { countPresence } from '../../meeting/quorum/countPresence.ts';
import { arbitraryQuorumRequest } from '../../testing/rules/arbitraryQuorums.ts';
import { arbitraryRoll } from '../../testing/rules/arbitraryRoll.ts';
import { moreThan } from '../../testing/rules/moreThan.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import { quorumOf } from '../quorum/quorum.ts';
import { packUnder } from '../rulePacks/packUnder.ts';
import { packOf, ruleOf } from '../rulePacks/rulePacks.ts';
import { attendanceParts, joinAttendance } from '../rules/joinAttendance.ts';
import type { Requirement } from '../rules/requirement.ts';
import type { CallQuorum } from '../rules/rule.ts';
import { sayRequirement } from '../rules/sayRequirement.ts';
import { quorumScopes } from '../verdicts/scopesOf.ts';
import { decideQuorum, type SetQuorumRequest, setQuorumRequest } from './decideQuorum.ts';

const share = (
  threshold: Threshold,
  measure: 'weight' | 'units' | 'heads' = 'weight',
): AskedQuorum => ({ share: { threshold, measure }, least: null, article: 'artículo 12' });
const atLeastHere = (count: number, measure: 'units' | 'heads' = 'heads'): AskedQuorum => ({
  share: null,
  least: { count, measure },
  article: 'artículo 12',
});

function noted(rulePack: PackId, ...requests: readonly SetQuorumRequest[]): readonly QuorumBylaw[] {
  let quorums: readonly QuorumBylaw[] = [];
  for (const request of requests) {
    const next = decideQuorum({ rulePack, quorums }, request);
    if (!next.ok) throw new Error(next.refusal.code);
    quorums = next.value;
  }
  return quorums;
}

function said(
  rulePack: PackId,
  quorums: readonly QuorumBylaw[],
  { call = 1, ruleId = packOf(rulePack).ordinaryRuleId, kind = null as QuorumBylaw['kind'] } = {},
): string {
  const pack = packUnder({ rulePack, quorums }, kind);
  const asked = ruleOf(pack, ruleId).quorum.find((one) => one.call === call);
  if (asked === undefined) throw new Error('There is no such call.');
  const { requirement, source } = asked;
  const needed = requirement === null ? 'cualquiera' : sayRequirement(requirement, pack.vocabulary);
  return `${needed} (${citeSource(source)})`;
}

type Kind = SetQuorumRequest['kind'];

test.each<[PackId, Kind, 1 | 2, AskedQuorum, string]>([
  ['co-sas', null, 1, share(atLeast(70, 100)), 'al menos el 70 % del total de las acciones'],
  ['co-sas', null, 1, share(atLeast(30, 100)), 'al menos el 30 % del total de las acciones'],
  ['co-sas', null, 2, share(atLeast(20, 100)), 'al menos el 20 % del total de las acciones'],
  ['co-sas', null, 1, atLeastHere(3), 'al menos 3 accionistas'],
  ['generic', null, 1, share(atLeast(1, 2), 'heads'), 'al menos el 50 % del total de los miembros'],
  ['generic', null, 1, share(atLeast(1, 3), 'heads'), 'al menos 1/3 del total de los miembros'],
  ['generic', null, 1, share(atLeast(1, 3)), 'al menos 1/3 '],
  ['generic', null, 2, atLeastHere(20), 'al menos 20 miembros'],
  ['es-sa', 'ordinary', 1, share(moreThan(1, 2)), 'más del 50 % del capital'],
  ['es-sl', null, 1, share(atLeast(1, 2)), 'al menos el 50 % del capital'],
  ['mx-lgsm', 'ordinary', 1, share(atLeast(3, 5)), 'al menos el 60 %'],
])('%s: of the %s session, call %i, bylaws may ask for %j', (rulePack, kind, call, asks, words) => {
  const quorums = noted(rulePack, { kind, call, asks });
  expect(said(rulePack, quorums, { call })).toMatch(
    new RegExp(`^${words}.* \\(los estatutos, artículo 12\\)$`, 'u'),
  );
});

test.each<[PackId, Kind, 1 | 2, AskedQuorum, string, string]>([
  ['co-ph', null, 1, share(atLeast(1, 2)), 'quorum-too-low', 'Ley 675 de 2001, artículo 45'],
  ['co-ph', null, 2, share(atLeast(1, 2)), 'quorum-fixed', 'Ley 675 de 2001, artículo 41'],
  ['co-ph', null, 1, atLeastHere(1), 'quorum-too-low', 'Ley 675 de 2001, artículo 45'],
  ['co-sa', null, 1, atLeastHere(1), 'quorum-too-low', 'Ley 222 de 1995, artículo 68'],
  ['co-sa', null, 2, share(atLeast(1, 5)), 'quorum-fixed', 'Código de Comercio de Colombia'],
  ['es-lph', null, 1, share(atLeast(3, 5)), 'quorum-fixed', 'artículo 16.2'],
  ['es-sa', 'ordinary', 1, share(atLeast(1, 5)), 'quorum-too-low', 'artículos 83.1 y 193.1'],
  ['es-sa', 'ordinary', 1, atLeastHere(9), 'quorum-measured', 'artículos 83.1 y 193.1'],
  ['es-sa', 'ordinary', 2, share(atLeast(1, 4)), 'quorum-later-less', 'artículo 193'],
  ['es-sa', null, 1, share(atLeast(1, 2)), 'quorum-fixed', 'artículos 83.1 y 193.1'],
  ['es-sa', 'extraordinary', 2, share(atLeast(1, 5)), 'quorum-too-low', '194.2'],
  ['es-sl', null, 2, share(atLeast(1, 5)), 'quorum-fixed', 'artículo 198'],
  ['ar-lgs', 'ordinary', 1, share(atLeast(3, 5)), 'quorum-fixed', 'artículo 243'],
  ['ar-lgs', 'extraordinary', 1, share(atLeast(1, 2)), 'quorum-too-low', 'artículo 244'],
  ['ar-ccyc', null, 1, share(atLeast(3, 5)), 'quorum-fixed', 'artículo 2060'],
  ['cl-21442', null, 1, share(atLeast(3, 5)), 'quorum-fixed', 'artículo 15'],
])('%s: of the %s session, call %i, %j is refused', (rulePack, kind, call, asks, code, article) => {
  const decided = decideQuorum({ rulePack }, { kind, call, asks });
  expect(decided).toMatchObject({ ok: false, refusal: { code } });
  expect(decided.ok ? '' : decided.refusal.detail).toContain(article);
});

test.each<[PackId, AskedQuorum, string]>([
  [
    'co-ph',
    share(atLeast(7, 10)),
    'al menos el 70 % del coeficiente total y al menos 2 propietarios (Ley 675 de 2001, artículo 45; los estatutos, artículo 12)',
  ],
  [
    'co-ph',
    share(atLeast(1, 2), 'units'),
    'al menos el 50 % del total de las unidades y más del 50 % del coeficiente total y al menos 2 propietarios (Ley 675 de 2001, artículo 45; los estatutos, artículo 12)',
  ],
  [
    'co-sa',
    share(atLeast(2, 5)),
    'al menos el 40 % del total de las acciones y al menos 2 accionistas (Ley 222 de 1995, artículo 68; los estatutos, artículo 12)',
  ],
])('%s: what the law keeps asking stays beside %j', (rulePack, asks, words) => {
  expect(said(rulePack, noted(rulePack, { kind: null, call: 1, asks }))).toBe(words);
});

test('in second call LGS 244 may ask for less, and the ordinary meeting stays as it was', () => {
  const quorums = noted('ar-lgs', {
    kind: 'extraordinary',
    call: 2,
    asks: share(atLeast(1, 5)),
  });
  const special = { call: 2, ruleId: 'ar-lgs/special' };
  expect(said('ar-lgs', quorums, special)).toContain('al menos el 20 %');
  expect(said('ar-lgs', quorums, { call: 2 })).toBe(said('ar-lgs', [], { call: 2 }));
});

test('LSC 193.2: the second call of the bylaws stays under the first, whichever is noted last', () => {
  const first = { kind: 'ordinary', call: 1, asks: share(atLeast(3, 5)) } as const;
  const second = { kind: 'ordinary', call: 2, asks: share(atLeast(1, 2)) } as const;
  const quorums = noted('es-sa', first, second);
  expect(said('es-sa', quorums, { call: 2 })).toContain('al menos el 50 %');
  const law = { rulePack: 'es-sa', quorums } as const;
  for (const asks of [null, share(atLeast(1, 2))]) {
    expect(decideQuorum(law, { ...first, asks })).toMatchObject({
      refusal: { code: 'quorum-later-less' },
    });
  }
});

const ofKinds = noted(
  'co-sas',
  { kind: null, call: 1, asks: share(atLeast(60, 100)) },
  { kind: 'extraordinary', call: 1, asks: { ...share(atLeast(80, 100)), article: 'artículo 15' } },
);

test.each([
  ['ordinary', 'al menos el 60 % del total de las acciones (los estatutos, artículo 12)'],
  ['extraordinary', 'al menos el 80 % del total de las acciones (los estatutos, artículo 15)'],
  [null, 'al menos el 80 % del total de las acciones (los estatutos, artículo 15)'],
] as const)(
  'a session of kind %s has its own; while nobody said it, what either asks',
  (kind, words) => {
    expect(said('co-sas', ofKinds, { kind })).toBe(words);
  },
);

test('two kinds that count otherwise are asked both while nobody said which it is', () => {
  const quorums = noted(
    'generic',
    { kind: 'ordinary', call: 1, asks: atLeastHere(20) },
    {
      kind: 'extraordinary',
      call: 1,
      asks: { ...share(atLeast(2, 3), 'heads'), article: 'artículo 15' },
    },
  );
  expect(said('generic', quorums)).toBe(
    'al menos 20 miembros y al menos 2/3 del total de los miembros (los estatutos, artículo 12 y artículo 15)',
  );
});

test('saying nothing any more brings the law back', () => {
  const place = { kind: null, call: 1 } as const;
  const asks = share(atLeast(70, 100));
  const quorums = noted('co-sas', { ...place, asks }, { ...place, asks: null });
  expect(quorums).toEqual([]);
  expect(said('co-sas', quorums)).toBe(said('co-sas', []));
});

test('a decision without a meeting, or with any attendance, keeps the quorum of the law', () => {
  const quorums = noted('co-sas', { kind: null, call: 1, asks: share(atLeast(70, 100)) });
  for (const ruleId of ['co-sas/written', 'co-sas/final-accounts']) {
    expect(said('co-sas', quorums, { ruleId })).toBe(said('co-sas', [], { ruleId }));
  }
});

test('a bylaw that another law would not let stand changes nothing there', () => {
  const quorums = noted('co-sas', { kind: null, call: 1, asks: share(atLeast(30, 100)) });
  expect(packUnder({ rulePack: 'co-ph', quorums }).rules).toEqual(packOf('co-ph').rules);
});

const sample = sampleOf({ part: 60, full: 1_000 }, process.env);

test.each(packIds)(
  '%s: bylaws never accept an attendance that the law finds too small',
  (rulePack) => {
    const { seed, numRuns } = sample;
    fc.assert(
      fc.property(
        fc.array(arbitraryQuorumRequest, { minLength: 1, maxLength: 6 }),
        arbitraryRoll,
        fc.constantFrom(null, 'ordinary' as const, 'extraordinary' as const),
        (requests, roll, kind) => {
          const quorums = requests.reduce<readonly QuorumBylaw[]>((known, request) => {
            const next = decideQuorum({ rulePack, quorums: known }, request);
            return next.ok ? next.value : known;
          }, []);
          const pack = packUnder({ rulePack, quorums }, kind);
          for (const law of packOf(rulePack).rules) {
            const rule = ruleOf(pack, law.ruleId);
            // Only the quorum is another one.
            expect({ ...rule, quorum: law.quorum }).toEqual(law);
            for (const call of [1, 2, 3]) {
              const metBy = ({ quorum, exclusions }: typeof law) =>
                quorumOf(
                  quorum,
                  call,
                  countPresence(roll, quorumScopes({ quorum }), exclusions),
                  pack.vocabulary,
                ).met;
              const asked = law.quorum.findLast((one) => one.call <= call)?.call ?? 1;
              const isFree = law.bylaws?.quorum?.mayLower?.includes(asked) === true;
              // Where it is only a number that is noted, the share of the law stays.
              const isNumber = law.bylaws?.quorum?.onlyNumber === true;
              const stays = isNumber ? { ...law, quorum: law.quorum.map(withoutNumber) } : law;
              if (!isFree && metBy(rule)) expect(metBy(stays)).toBe(true);
            }
          }
        },
      ),
      { seed, numRuns },
    );
  },
);

function withoutNumber({ requirement, ...asked }: CallQuorum): CallQuorum {
  const shares = attendanceParts(requirement).filter(({ kind }) => kind !== 'count');
  return { ...asked, requirement: shares.reduce<Requirement | null>(joinAttendance, null) };
}

test.each([
  ['an article that says nothing', { article: ' ' }],
  ['neither a share nor a number', { share: null }],
  ['a share that asks for nobody', { share: { threshold: atLeast(0, 1), measure: 'heads' } }],
  ['more than everybody', { share: { threshold: atLeast(11, 10), measure: 'heads' } }],
  ['half an owner', { least: { count: 0.5, measure: 'heads' } }],
  ['a number of weights', { least: { count: 5, measure: 'weight' } }],
])('refuses %s as it comes', (_, wrong) => {
  const good = { kind: null, call: 1, asks: share(atLeast(7, 10)) };
  expect(setQuorumRequest.safeParse(good).success).toBe(true);
  expect(setQuorumRequest.safeParse({ ...good, asks: { ...good.asks, ...wrong } }).success).toBe(
    false,
  );
  expect(setQuorumRequest.safeParse({ ...good, call: 4 }).success).toBe(false);
});
