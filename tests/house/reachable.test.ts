import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as domain from '../../domain/src/index.ts';
import { packIds } from '../../domain/src/kernel/assemblies/packId.ts';
import { modalities } from '../../domain/src/kernel/meetings/meeting.ts';
import type { NotedConvocation } from '../../domain/src/kernel/sessions/notedConvocation.ts';
import { ruleOfMatter } from '../../domain/src/laws/assemblies/majorities.ts';
import { packInSession } from '../../domain/src/laws/assemblies/packInSession.ts';
import { packOf } from '../../domain/src/laws/rulePacks/rulePacks.ts';
import { modesOf } from '../../domain/src/laws/rules/channelWarnings.ts';
import { exclusionReasons, meetingModes } from '../../domain/src/laws/rules/rule.ts';
import { countRoll } from '../../domain/src/laws/verdicts/countRoll.ts';
import type { RollUnit } from '../../domain/src/laws/verdicts/roll.ts';
import { scopesOf } from '../../domain/src/laws/verdicts/scopesOf.ts';
import { lawWarnings } from '../../domain/src/meeting/agenda/lawWarnings.ts';
import { outsideAgenda } from '../../domain/src/meeting/agenda/outsideAgenda.ts';
import { checkMeeting } from '../../domain/src/meeting/convocationChecks/checkMeeting.ts';
import { rollOf } from '../../domain/src/meeting/quorum/rollOf.ts';
import { rollTermsOf } from '../../domain/src/polls/judging/rollTermsOf.ts';
import { type Question, yesNoOptions } from '../../domain/src/polls/questions/question.ts';
import { draftActa } from '../../domain/src/record/acta/draftActa.ts';
import { knownDetails } from '../../domain/src/record/subject/actaRecord.ts';
import { buildActaRecord } from '../../domain/src/record/subject/buildActaRecord.ts';
import { coursesOf } from '../../domain/src/record/subject/callCourse.ts';
import { caseProxies, secondSession } from '../../domain/src/testing/records/actaCase.ts';
import { bogota } from '../../domain/src/testing/rules/bogotaCalendar.ts';
import { recording } from './support/recordFields.ts';
import { settable, unknown, unsettable } from './support/settable.ts';

const sample = <T>(of: fc.Arbitrary<T>, numRuns: number): readonly T[] =>
  fc.sample(of, { seed: Number(process.env.ASAMBLEA_SEED), numRuns });

/** Rules, quorum, notice and acta of every law, with what each read. */
function readAll(): ReadonlySet<string> {
  const read = new Set<string>();
  const note = recording(read);
  for (const rulePack of packIds) {
    const called = note<NotedConvocation>('called', {
      ...{ kind: 'extraordinary', approvesAccounts: true, caller: 'owners', sentOn: '2026-03-01' },
      ...{ secondCallAt: secondSession.session.startsAt + 3_600_000, place: 'Sala' },
    });
    const officers = note('officers', { chair: 'Ana', secretary: 'Gil', signers: [] });
    const [oneQuestion] = secondSession.questions;
    if (oneQuestion === undefined) throw new Error('The session asked nothing.');
    const assembly = note('assembly', { ...secondSession.assembly, rulePack });
    const session = note('session', { ...secondSession.session, called, officers });
    const units = secondSession.units.map((unit) => note('unit', unit));
    const questions = secondSession.questions.map((question) => note('question', question));
    for (const question of questions) rollTermsOf(question);
    const record = buildActaRecord(
      { ...secondSession, assembly, session, units, questions },
      { proxies: caseProxies, holidays: [], offices: [], plannedAfter: null, failedBefore: [] },
    );
    for (const course of coursesOf(record.quorum)) {
      draftActa({ record, course, details: knownDetails(record, []) });
    }
    packInSession(assembly, session);
    for (const { matterId, ruleId } of packOf(rulePack).matters) {
      if (ruleId === null) continue;
      const rule = ruleOfMatter(assembly, matterId);
      const question = note('question', { ...oneQuestion, matterId, rule });
      lawWarnings({ assembly, session, question });
      outsideAgenda({ assembly, session, points: [], question });
    }
    const drafts = secondSession.questions.map((question) =>
      note<Question>('question', { ...question, state: 'draft' }),
    );
    const meeting = { assembly, called, startsAt: session.startsAt, someInArrears: true, now: 0 };
    checkMeeting({ ...meeting, drafts }, bogota);
  }
  return read;
}

const holdings = fc.array(
  fc.record({
    present: fc.boolean(),
    vote: fc.constantFrom('favour', 'against', null),
    inArrears: fc.boolean(),
    weight: fc.integer({ min: 1, max: 50 }),
    kind: fc.constantFrom('apartamento', 'parqueadero', 'local'),
    owner: fc.constantFrom('ana', 'beto', 'carla'),
  }),
  { minLength: 1, maxLength: 8 },
);

/** The roll of a hall, as the server makes it from stored documents. */
function rolled(hall: ReturnType<typeof toHall>) {
  const ana = { unitId: null, ownerIds: ['ana'], name: 'Ana', reason: 'es directora' };
  const named = { sets: { conflict: { of: [ana], units: 1 } }, reach: 'own' } as const;
  return rollOf({ ...hall, named, options: yesNoOptions({ blank: true, abstention: true }) });
}

function toHall(held: typeof holdings extends fc.Arbitrary<infer T> ? T : never) {
  const named = held.map((one, i) => ({ ...one, unitId: `U${i}` }));
  return {
    units: named.map(({ owner, ...unit }) => ({ ...unit, ownerIds: [owner] })),
    attendance: named,
    ballots: named.flatMap(({ vote, ...unit }) =>
      vote === null ? [] : [{ ...unit, optionIds: [vote] }],
    ),
  };
}

/** Fields of the roll that some rule reads and that are the same whatever is stored. */
function fixedFields(): readonly string[] {
  const read = new Set<string>();
  const note = recording(read);
  const values = new Map<string, Set<string>>();
  for (const hall of sample(holdings.map(toHall), 40)) {
    const roll = rolled(hall);
    for (const unit of roll) {
      for (const [field, value] of Object.entries(unit)) {
        values.set(field, (values.get(field) ?? new Set()).add(JSON.stringify(value)));
      }
    }
    const watched = roll.map((unit): RollUnit => note('roll', unit));
    for (const rule of packIds.flatMap((packId) => packOf(packId).rules)) {
      countRoll(watched, scopesOf(rule), rule.exclusions);
    }
  }
  return [...read].filter((field) => (values.get(field.slice('roll.'.length))?.size ?? 0) < 2);
}

const textOf = (path: string) => readFileSync(path, 'utf8');
const sources = () =>
  globSync('{domain,functions,web}/src/**/*.{ts,tsx}')
    .filter((path) => !/\.test\.tsx?$|\/testing\//u.test(path))
    .map((path) => [path, textOf(path)] as const);

test('each field that a rule, a quorum, a notice or an acta reads is set somewhere', () => {
  const read = readAll();
  expect([...read].filter((field) => !(field in settable)).sort()).toEqual([]);
  expect(Object.keys(settable).filter((field) => !read.has(field))).toEqual([]);
});

test.each(Object.entries(settable))(
  '%s has an endpoint that a page calls, and a label',
  (_, row) => {
    const endpoints = Object.entries(domain).flatMap(([name, of]) =>
      name.endsWith('Endpoints') ? Object.keys(of) : [],
    );
    expect(endpoints).toContain(row.endpoint);
    expect(textOf(row.calledIn)).toContain(`Endpoints.${row.endpoint}`);
    expect(textOf(row.labelIn)).toContain(row.label);
  },
);

test('the list holds exactly the fields that nobody can set', () => {
  const reached = modalities.flatMap((modality) => [1, 2].flatMap((n) => modesOf(modality, n)));
  const files = sources();
  const readers = (name: string) =>
    files.filter(([, text]) => new RegExp(`\\b${name}\\b`, 'u').test(text)).length;
  const unused = files
    .filter(([path]) => /^domain\/src\/(?:laws|meeting\/convocation(?:Checks|Rules))\//u.test(path))
    .flatMap(([, text]) =>
      [...text.matchAll(/^export function (\w+)/gmu)].map(([, name = '']) => name),
    )
    .filter((name) => readers(name) < 2);
  expect(
    [
      ...fixedFields(),
      ...meetingModes.filter((mode) => !reached.includes(mode)).map((mode) => `mode.${mode}`),
      ...unused.map((name) => `unused.${name}`),
    ].sort(),
  ).toEqual(Object.keys(unsettable).sort());
});

test('the list of rules that the product cannot set only shrinks', () => {
  expect(Object.keys(unsettable).length).toBeLessThanOrEqual(4);
  expect(Object.keys(unknown).length).toBeLessThanOrEqual(12);
});

test('every weight that a law counts is the one that the roster sets', () => {
  const counted = packIds.flatMap((packId) => packOf(packId).rules.flatMap(scopesOf));
  const weights = [...new Set(counted)].filter((scope) => scope.startsWith('weight:'));
  expect(weights).toEqual(['weight:main']);
  expect(exclusionReasons).toEqual(['arrears', 'conflict']);
});
