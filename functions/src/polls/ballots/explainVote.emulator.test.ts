import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { accredit, leave } from '../../hall/attendance/desks.ts';
import { createPlates } from '../../hall/plates/createPlates.ts';
import { handOutPlate } from '../../hall/plates/handOutPlate.ts';
import type { CookieClaims } from '../../kernel/access/sessionCookie.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { stopAtLine } from '../../testing/fakes/stopAtLine.ts';
import { proxyDesk } from '../../testing/halls/proxyDesk.ts';
import {
  addMember,
  newAssembly,
  newMember,
  newOpenQuestion,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { createCaster } from './createCaster.ts';
import { explainVote } from './explainVote.ts';

const cast = createCaster({ clock: systemClock, shard: '0' });

/** The hall of somebody who owns `U0` and asks the desk why. */
function deskOf(assembly: TestAssembly) {
  const { assemblyId } = assembly;
  const at = () => ({ assemblyId, by: 'desk', now: Date.now() });
  const why = async (personId = 'person-0') =>
    taken(await explainVote({ assemblyId, personId, now: Date.now() }));
  return {
    why,
    causes: async (personId?: string) => (await why(personId)).causes.map(({ cause }) => cause),
    enter: async (personId: string, unitIds = ['U0'], capacity: 'owner' | 'proxy' = 'owner') =>
      taken(await accredit({ ...at(), request: { personId, unitIds, capacity, channel: 'hall' } })),
    leave: async () => taken(await leave({ ...at(), request: { unitIds: ['U0'] } })),
    async givePlate(personId: string) {
      taken(await createPlates({ ...at(), request: { from: 1, to: 1 } }));
      taken(await handOutPlate({ ...at(), request: { number: 1, personId } }));
    },
    /** The answer of the server to a vote of theirs. */
    async vote(claims: CookieClaims, questionId: string, unitId = 'U0') {
      const choices = [{ unitId, optionIds: ['favour'] }];
      const answer = await cast(claims, { questionId, requestId: randomUUID(), choices });
      if (!answer.ok) return answer.refusal.code;
      const [row] = answer.value.results;
      return row?.status === 'refused' ? row.refusal.code : row?.status;
    },
  };
}

test('follows a person from the door to their vote, as the server would answer each time', async () => {
  const assembly = await newAssembly(2);
  const desk = deskOf(assembly);
  expect(await desk.causes()).toEqual(['not-accredited', 'no-way-in', 'voting-not-open']);
  const phone = await newMember(assembly, 'voter', 'person-0');
  expect(await desk.causes()).toEqual(['not-accredited', 'voting-not-open']);
  await desk.enter('person-0');
  expect(await desk.causes()).toEqual(['voting-not-open']);
  const questionId = await newOpenQuestion(assembly);
  expect(await desk.why()).toEqual({
    may: 'Puede votar ahora por U0, con su teléfono.',
    causes: [],
  });
  await desk.leave();
  expect(await desk.causes()).toEqual(['left']);
  expect(await desk.vote(phone, questionId)).toBe('unit-not-present');
  await desk.enter('person-0');
  expect(await desk.vote(phone, questionId)).toBe('accepted');
  expect(await desk.causes()).toEqual(['already-voted']);
  const [said] = (await desk.why()).causes;
  expect(said?.text).toMatch(
    /^U0 ya votó por teléfono a las? .+, y solo cuenta el primer voto\.$/u,
  );
  await stopAtLine({ assemblyId: assembly.assemblyId, questionId, by: 'chair', now: Date.now() });
  expect(await desk.causes()).toEqual(['already-voted', 'voting-over']);
});

test('tells of a secret vote that the unit took part, not when nor through what', async () => {
  const assembly = await newAssembly(2);
  const desk = deskOf(assembly);
  const phone = await newMember(assembly, 'voter', 'person-0');
  await desk.enter('person-0');
  const questionId = await newOpenQuestion(assembly, { disclosure: 'secret' });
  expect(await desk.vote(phone, questionId)).toBe('accepted');
  const { causes } = await desk.why();
  expect(causes).toMatchObject([{ text: 'U0 ya votó, y solo cuenta el primer voto.' }]);
});

test('tells the owner who represents them, and the attorney who has the unit', async () => {
  const assembly = await newAssembly(2);
  const desk = deskOf(assembly);
  const proxies = proxyDesk(assembly);
  const proxyId = await proxies.given('person-0');
  const { attorneyId = '' } = (await proxies.proxy(proxyId)) ?? {};
  expect(await desk.causes(attorneyId)).toEqual(['proxy-waiting']);
  taken(await proxies.accept(proxyId));
  expect(await desk.causes(attorneyId)).toContain('not-accredited');
  await newMember(assembly, 'voter', 'person-0');
  const questionId = await newOpenQuestion(assembly);
  const represented = { cause: 'represented', solution: 'attend', unitIds: ['U0'] };
  expect((await desk.why()).causes).toMatchObject([represented]);
  await desk.enter(attorneyId, ['U0'], 'proxy');
  expect((await desk.why()).causes).toMatchObject([represented]);
  await desk.givePlate(attorneyId);
  expect((await desk.why(attorneyId)).may).toBe('Puede votar ahora por U0, con la placa 1.');
  const attorney = await newMember(assembly, 'attorney', attorneyId);
  expect(await desk.vote(attorney, questionId)).toBe('accepted');
});

test('tells arrears, a vote from another device, and a person unknown here', async () => {
  const assembly = await newAssembly(3);
  const { assemblyId } = assembly;
  await documents.assembly(assemblyId).update({ rulePack: 'co-sas' });
  await peopleDocuments
    .units(assemblyId, 'v1')
    .doc('U0')
    .update({ inArrears: true, headOwes: true });
  const desk = deskOf(assembly);
  const owing = await newMember(assembly, 'voter', 'person-0');
  await desk.enter('person-0');
  await desk.enter('person-1', ['U1']);
  const questionId = await newOpenQuestion(assembly);
  expect(await desk.causes()).toEqual(['in-arrears']);
  expect(await desk.vote(owing, questionId)).toBe('unit-in-arrears');
  const both = { uid: 'ana', role: 'voter', personId: 'person-1' } as const;
  await addMember(assembly, { ...both, sids: ['phone', 'tablet'] });
  const from = (sid: string): CookieClaims => ({ assembly: assemblyId, uid: 'ana', sid });
  expect(await desk.vote(from('phone'), questionId, 'U1')).toBe('accepted');
  expect(await desk.causes('person-1')).toEqual(['already-voted', 'other-device']);
  expect(await desk.causes('nobody')).toEqual(['nothing-held']);
});
