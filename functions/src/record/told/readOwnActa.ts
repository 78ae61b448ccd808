import {
  type AssemblySession,
  accept,
  type Outcome,
  type OwnActaAnswer,
  objectionTerm,
  refuse,
  toldDayOf,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { actaDocuments } from '../versions/actaDocuments.ts';
import { readHeldMeeting } from '../versions/readHeldMeeting.ts';
import { readVersions } from '../versions/readVersions.ts';

/** Sessions back in which the minutes that were made known last are looked for. */
const sessionsBack = 3;

/** The minutes communicated last, and the objections of this owner; null where there are none. */
export async function readOwnActa(
  assemblyId: string,
  personId: string | null,
  now: number,
): Promise<Outcome<OwnActaAnswer>> {
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  if (personId === null) return accept({ acta: null, objections: [] });
  for (let back = 0; back <= sessionsBack; back += 1) {
    const number = assembly.activeSession - back;
    if (number < 1) break;
    const session = (await documents.session(assemblyId, number).get()).data();
    const found = session === undefined ? null : await lastTold(assemblyId, session);
    if (session === undefined || found === null) continue;
    const { call, on } = found;
    const [kept, { heldOn, calendar }] = await Promise.all([
      actaDocuments.objections(assemblyId, number, call).where('personId', '==', personId).get(),
      readHeldMeeting({ assemblyId, assembly, session, now }),
    ]);
    const { rulePack } = assembly;
    const lastDay = objectionTerm({ rulePack, heldOn, notifiedOn: on, calendar });
    return accept({
      acta: { session: number, call, number: found.number, on, lastDay },
      objections: kept.docs
        .map((one) => one.data())
        .toSorted((a, b) => a.at - b.at)
        .map(({ objectionId, text, on: objectedOn, lastDay: until, answer }) => ({
          ...{ objectionId, text, on: objectedOn, lastDay: until, answer },
        })),
    });
  }
  return accept({ acta: null, objections: [] });
}

/** Of the latest call whose minutes were made known: the newest version that was, and since when terms run. */
async function lastTold(assemblyId: string, { session, call: last }: AssemblySession) {
  for (let call: number = last; call >= 1; call -= 1) {
    const versions = await readVersions(null, assemblyId, { session, call });
    const on = toldDayOf(versions);
    const told = versions.findLast(({ communication }) => communication !== null);
    if (on !== null && told !== undefined) return { call, number: told.number, on };
  }
  return null;
}
