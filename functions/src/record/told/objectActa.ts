import {
  type ActaObjection,
  accept,
  localDateOf,
  type NoteActaObjectionRequest,
  type ObjectActaRequest,
  type Outcome,
  objectionTerm,
  refuse,
  takeObjection,
  toldDayOf,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { type Transaction, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { actaDocuments } from '../versions/actaDocuments.ts';
import { readHeldMeeting } from '../versions/readHeldMeeting.ts';
import { readVersions } from '../versions/readVersions.ts';
import { readCalledOwner } from './readCalledOwner.ts';

export interface Objecting {
  readonly assemblyId: string;
  /** The objector, in the roster. */
  readonly personId: string;
  readonly by: string;
  readonly isOwn: boolean;
  /** With a day: what staff note on somebody's behalf. */
  readonly request: ObjectActaRequest | NoteActaObjectionRequest;
  readonly now: number;
}

/** So many of one owner to the minutes of a call: more would be no objection but a way to fill a page. */
const objectionsAtMost = 30;

/**
 * Takes in what an owner objects to the minutes that were made known, in time or late; the record keeps who
 * and never what. The same request again changes nothing. Refuses `acta-untold` before they are communicated
 * and `notice-of-stranger` for a person without units in the roster in force.
 */
export async function objectActa(asked: Objecting): Promise<Outcome<ActaObjection>> {
  const { assemblyId, request, now } = asked;
  const { session: number } = request;
  const [assembly, session] = await Promise.all([
    documents.assembly(assemblyId).get(),
    documents.session(assemblyId, number).get(),
  ]).then(([one, other]) => [one.data(), other.data()] as const);
  if (assembly === undefined || session === undefined) return refuse('not-found');
  const { heldOn, calendar } = await readHeldMeeting({ assemblyId, assembly, session, now });
  const { rulePack, timeZone } = assembly;
  const today = localDateOf(now, timeZone);
  return transact(async (tx) => {
    const versions = await readVersions(tx, assemblyId, request);
    const toldOn = toldDayOf(versions);
    const told = versions.findLast(({ communication }) => communication !== null);
    if (toldOn === null || told === undefined) return refuse('acta-untold');
    const lastDay = objectionTerm({ rulePack, heldOn, notifiedOn: toldOn, calendar });
    return write(tx, asked, { number: told.number, toldOn, lastDay, today });
  });
}

async function write(
  tx: Transaction,
  { assemblyId, personId, by, isOwn, request, now }: Objecting,
  term: {
    readonly number: number;
    readonly toldOn: string;
    readonly lastDay: string | null;
    readonly today: string;
  },
): Promise<Outcome<ActaObjection>> {
  const { objectionId, session, call, text } = request;
  const reference = actaDocuments.objection(assemblyId, session, call, objectionId);
  const theirs = actaDocuments.objections(assemblyId, session, call);
  const [known, kept, name] = await Promise.all([
    tx.get(reference).then((one) => one.data() ?? null),
    tx.get(theirs.where('personId', '==', personId).limit(objectionsAtMost).select('on')),
    readCalledOwner(tx, assemblyId, personId),
  ]);
  if (name === null) return refuse('notice-of-stranger');
  if (known === null && kept.size >= objectionsAtMost) return refuse('acta-objections-full');
  const { number, lastDay, today } = term;
  const on = 'on' in request ? request.on : today;
  const taken = takeObjection(
    known,
    {
      ...{ objectionId, session, call, number, personId, name, text, on, lastDay },
      ...{ by, isOwn, at: now, answer: null },
    },
    term,
  );
  if (!taken.ok || known !== null) return taken;
  tx.create(reference, taken.value);
  recordEvent(tx, assemblyId, {
    ...{ kind: 'acta-objected', by, at: now, personId, session, call },
    from: isOwn ? 'phone' : 'desk',
  });
  return accept(taken.value);
}
