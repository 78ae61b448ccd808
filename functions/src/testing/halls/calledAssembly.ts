import { randomUUID } from 'node:crypto';
import {
  type ConvocationDraft,
  type ConvocationKind,
  composeConvocation,
  instantOfLocal,
  nextKindOf,
  proposeDraft,
  textDigest,
  wasAnnounced,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { readConvocations } from '../../meeting/convocations/readConvocations.ts';
import { saveDraft } from '../../meeting/convocations/saveDraft.ts';
import {
  type ConvocationSending,
  sendConvocation,
} from '../../meeting/convocations/sendConvocation.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { newAssembly, taken } from './testAssembly.ts';

const at = (date: string, time = '08:00') => instantOfLocal(date, time, 'America/Bogota');
const point = { kind: 'decision', presenter: '', notes: '', addedAt: 1 } as const;
export const origin = 'https://asamblea.test';

/** A building whose yearly meeting is on 26 March 2027, with two points and an address for each owner. */
export async function calledAssembly(owners = 3) {
  const assembly = await newAssembly(owners);
  const { assemblyId } = assembly;
  await documents.session(assemblyId, 1).update({
    ...{ state: 'planned', startsAt: at('2027-03-26') },
    called: {
      ...{ kind: 'ordinary', approvesAccounts: true, caller: 'administrator', sentOn: null },
      ...{ secondCallAt: at('2027-03-31', '20:00'), place: 'Salón comunal' },
    },
  });
  for (const [i, text] of ['Informes', 'Presupuesto'].entries()) {
    const pointId = `p${i}`;
    const stored = { ...point, pointId, number: i + 1, text };
    await meetingDocuments.agendaPoint(assemblyId, pointId).set(stored);
  }
  for (let i = 0; i < owners; i += 1) {
    const person = peopleDocuments.people(assemblyId, 'v1').doc(`person-${i}`);
    await person.update({ name: `Ana <b>${i}</b>`, email: `ana.${i}@correo.test` });
  }
  const now = at('2027-03-01');
  const read = async () => taken(await readConvocations(assemblyId, now));
  /** Writes the draft, reads it as a person does and sends it. */
  const prepare = async (
    more: Partial<ConvocationDraft> = {},
    day = now,
  ): Promise<ConvocationSending> => {
    const { facts, sent, draft: kept } = await read();
    const kind: ConvocationKind = nextKindOf(facts, sent);
    const signer = 'Rosa Díaz, administradora';
    const inspection = 'en la oficina, desde el 1 de marzo';
    const draft = { ...proposeDraft(facts, kind), signer, inspection, ...more };
    const { session } = facts;
    const saving = { session, seen: kept?.savedAt ?? null, draft };
    const saved = taken(await saveDraft({ assemblyId, by: 'rosa', now: day, request: saving }));
    const was = wasAnnounced(facts, sent);
    const composed = composeConvocation({ facts, draft, kind, wasAnnounced: was, now: day });
    const request = {
      ...{ convocationId: randomUUID(), session, kind, savedAt: saved.draft.savedAt },
      ...{ seen: textDigest(composed), reason: '' },
    };
    return { assemblyId, by: 'rosa', origin, request, now: day };
  };
  return {
    ...{ assembly, assemblyId, now, at, read, prepare },
    send: async (more: Partial<ConvocationDraft> = {}, day = now) =>
      taken(await sendConvocation(await prepare(more, day))),
    mails: async () => (await documents.mails(assemblyId).get()).docs.map((one) => one.data()),
  };
}
