import { randomUUID } from 'node:crypto';
import { type ActaDetails, noDetails, type PackId, type Role } from '@asamblea/domain';
import { accredit } from '../../hall/attendance/desks.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { closeSession } from '../../meeting/sessions/closeSession.ts';
import { installSession } from '../../meeting/sessions/installSession.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { actaDocuments } from '../../record/versions/actaDocuments.ts';
import { browserOf } from '../requests/browserOf.ts';
import { closeQuestion } from './oneQuestion.ts';
import { newAssembly, newMember, newOpenQuestion, taken } from './testAssembly.ts';

const cast = createCaster({ clock: systemClock, shard: '0' });
const of = { session: 1, call: 1 };

const wholeDetails: ActaDetails = {
  ...{ ...noDetails, number: '7', kind: 'ordinary', place: 'Salón' },
  ...{ chair: 'Ana Ruiz', secretary: 'Luis Soto' },
};

/** A meeting of three units that voted a question and ended, whose minutes are in review. */
export async function heldActa(origin: string, rulePack: PackId = 'es-lph') {
  const assembly = await newAssembly(3, rulePack);
  const { assemblyId } = assembly;
  await documents.session(assemblyId, 1).update({ state: 'planned', startsAt: Date.now() });
  for (const i of [1, 2]) {
    const request = { personId: `person-${i}`, unitIds: [`U${i}`], channel: 'hall' as const };
    taken(
      await accredit({
        ...{ assemblyId, by: 'desk', now: Date.now() },
        request: { ...request, capacity: 'owner' },
      }),
    );
  }
  const chair = () => ({ assemblyId, by: 'chair', now: Date.now() + 1, request: of });
  taken(await installSession(chair()));
  const questionId = await newOpenQuestion(assembly);
  const voter = await newMember(assembly, 'voter', 'person-1');
  const choices = [{ unitId: 'U1', optionIds: ['favour'] }];
  taken(await cast(voter, { questionId, requestId: randomUUID(), choices }));
  taken(await closeQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() }));
  taken(await closeSession(chair()));
  const as = async (role: Role) => browserOf(origin, await newMember(assembly, role));
  const admin = await as('admin');
  await admin.post('/reports/acta/words', {
    ...{ ...of, requestId: randomUUID(), revision: 0, notes: [], details: wholeDetails },
  });
  await admin.post('/reports/acta/state', {
    ...{ ...of, requestId: randomUUID(), revision: 1, state: 'review' },
  });
  return {
    ...{ assembly, assemblyId, as, admin, questionId },
    document: async () => (await actaDocuments.acta(assemblyId, 1, 1).get()).data(),
    version: async (number: number) =>
      (await actaDocuments.version(assemblyId, 1, 1, number).get()).data(),
    fixing: (revision = 2, more: object = {}) => ({
      ...{ ...of, requestId: randomUUID(), revision, signatories: [], ...more },
    }),
    reopening: (revision: number, reason: string) => ({
      ...{ ...of, requestId: randomUUID(), revision, reason },
    }),
  };
}
