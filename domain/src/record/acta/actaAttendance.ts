import { isOfRoster } from '../../hall/attendance/decideAccreditation.ts';
import { identityWayNames } from '../../hall/attendance/identity.ts';
import { identityWays } from '../../kernel/access/identityWay.ts';
import { localDateOf } from '../../kernel/calendars/zone.ts';
import { doorCapacityNames, isVotingCapacity } from '../../kernel/events/doorCapacity.ts';
import { groupBy } from '../../kernel/lists/groupBy.ts';
import { capital } from '../../kernel/text/capital.ts';
import {
  type HoldingWords,
  holdingHeadings,
  sayBareWeight,
} from '../../kernel/weights/holdingWords.ts';
import type { Term } from '../../kernel/weights/term.ts';
import { holdingWordsOf } from '../../laws/rulePacks/holdingWordsOf.ts';
import { packOf } from '../../laws/rulePacks/rulePacks.ts';
import { mainWeight } from '../../laws/rules/scope.ts';
import { isPlural, termOf } from '../../laws/rules/vocabulary.ts';
import { proxyOfficeNames } from '../../people/proxyRules/proxyNames.ts';
import type { ActaBlock, ActaLine, ActaTable, FigureSource } from '../draft/actaDraft.ts';
import {
  counted,
  figure,
  heading,
  lawful,
  listed,
  momentLine,
  paragraph,
  phrase,
  quote,
  timeFigure,
  told,
} from '../draft/actaPhrase.ts';
import {
  type AttendedUnit,
  type DoorNote,
  staysByUnit,
  type Voter,
} from '../reports/votersReport.ts';
import { sayCapacity, sayChannel } from '../reports/votersTables.ts';
import type { ActaSubject } from '../subject/actaSubject.ts';
import { attendeesOf } from '../subject/callCourse.ts';
import { sayComings } from './comings.ts';

/** The attendees, added up; one by one they are in the annex. */
export function actaAttendance(subject: ActaSubject): readonly ActaBlock[] {
  const { record } = subject;
  const attendees = attendeesOf(record, subject.course);
  const stays = attendees.flatMap((voter) => voter.stays);
  const movements: FigureSource = { kind: 'movements', session: record.quorum.session };
  const { vocabulary } = packOf(record.assembly.rulePack);
  const { units } = vocabulary;
  const words = holdingWordsOf(record.assembly);
  const weight = termOf(vocabulary, mainWeight);
  const all = unitsIn(stays);
  const of = (isOne: (stay: AttendedUnit) => boolean, said: string) =>
    told(unitsIn(stays.filter(isOne)), said, units, movements);
  const held = [
    ...of(
      ({ capacity }) => capacity === 'owner',
      `por su ${words.oneEach === true ? 'titular' : ownerNoun(words)}`,
    ),
    ...of(({ capacity }) => capacity === 'proxy', 'por apoderado'),
    ...of(({ capacity }) => !isOfRoster(capacity), 'por quien acreditó otra calidad'),
  ];
  const from = [
    ...of(({ channel }) => channel === 'hall', 'de manera presencial'),
    ...of(({ channel }) => channel === 'online', 'en línea'),
  ].map((one) => phrase`por ${one}`);
  const isAlone = attendees.length === 1;
  const came = isAlone ? 'Asistió' : 'Asistieron';
  const answered = isAlone ? 'respondió' : 'respondieron';
  const people = counted(attendees.length, persons, movements);
  return [
    heading('Asistentes'),
    paragraph(
      phrase`${came} ${people}, que ${answered} por ${counted(all, units, movements)}${held.length === 0 ? '' : phrase`: ${listed(held)}`}. ${from.length === 0 ? '' : phrase`Se respondió ${listed(from)}. `}El nombre y la calidad de cada asistente, sus ${units.noun} y ${isPlural(weight) ? 'sus' : 'su'} ${weight.noun} constan en el anexo de asistencia, que forma parte de esta acta.`,
    ),
    ...bothWays(stays, units, movements),
    ...identityNote(attendees, movements),
    ...verifiedNote(subject, attendees, movements),
    ...officesNote(subject, attendees),
    ...doorNotes(subject),
    ...sayComings(subject, stays),
  ];
}

/** People, as the minutes count them. */
const persons: Term = { article: 'las', noun: 'personas', one: 'persona' };

function unitsIn(stays: readonly AttendedUnit[]): number {
  return new Set(stays.map(({ unitId }) => unitId)).size;
}

/** A unit held in one capacity and then in another is in both accounts, which add up to more. */
function bothWays(
  stays: readonly AttendedUnit[],
  units: Term,
  source: FigureSource,
): readonly ActaBlock[] {
  const kindOf = ({ capacity }: AttendedUnit) => (isOfRoster(capacity) ? capacity : 'other');
  const several = [...groupBy(stays, ({ unitId }) => unitId).values()].filter(
    (own) => new Set(own.map(kindOf)).size > 1,
  );
  if (several.length === 0) return [];
  return [
    paragraph(
      phrase`${several.length === 1 ? 'Figura' : 'Figuran'} en más de una de esas cuentas ${counted(several.length, units, source)}: durante la sesión cambió la calidad de quien respondía.`,
    ),
  ];
}

/** How those who came from afar were identified on coming in: people, each by the way of their last entry. */
function identityNote(attendees: readonly Voter[], source: FigureSource): readonly ActaBlock[] {
  const ways = attendees.flatMap(
    ({ stays }) => stays.findLast(({ identified }) => identified !== undefined)?.identified ?? [],
  );
  const said = identityWays.flatMap((way) => {
    const count = ways.filter((one) => one === way).length;
    return told(count, identityWayNames[way], persons, source);
  });
  if (said.length === 0) return [];
  const list = said.flatMap((one, i) => (i === 0 ? one : phrase`; ${one}`));
  const online = attendees.filter(({ stays }) => stays.some(({ channel }) => channel === 'online'));
  const untold = online.filter(({ stays }) =>
    stays.every(({ identified }) => identified === undefined),
  );
  if (untold.length === 0)
    return [
      paragraph(phrase`Quienes asistieron en línea se identificaron al entrar, así: ${list}.`),
    ];
  return [
    paragraph(
      phrase`De quienes asistieron en línea consta cómo se identificaron al entrar: ${list}; ${told(untold.length, 'no consta', persons, source).flatMap((one) => phrase`de ${one}`)}.`,
    ),
  ];
}

/** How many of them somebody of the staff recognised on the screen while the session went on. */
function verifiedNote(
  { record, course }: ActaSubject,
  attendees: readonly Voter[],
  source: FigureSource,
): readonly ActaBlock[] {
  const { closed, installed, failed } = course;
  const to = closed?.at ?? (installed === null ? (failed?.at ?? 0) : record.quorum.readAt);
  const count = attendees.filter(({ verifiedAt }) => (verifiedAt ?? to + 1) <= to).length;
  if (count === 0) return [];
  const noun = 'personas que asistieron';
  const who = counted(count, { article: 'las', noun, one: 'persona que asistió' }, source);
  return [paragraph(phrase`La identidad de ${who} en línea se verificó además en pantalla.`)];
}

/** The attendees who hold an office: some laws ask for it, and for it they may not represent others. */
function officesNote({ record }: ActaSubject, attendees: readonly Voter[]) {
  const here = record.offices.filter(({ personId }) =>
    attendees.some((one) => one.personId === personId),
  );
  if (here.length === 0) return [];
  const said = here.map(
    ({ name, offices }) =>
      phrase`${quote(name)} (${lawful(offices.map((one) => proxyOfficeNames[one].toLowerCase()).join(', '))})`,
  );
  const list = said.flatMap((one, i) => (i === 0 ? one : phrase`; ${one}`));
  return [paragraph(phrase`Asistieron con algún cargo: ${list}.`)];
}

/** The people who were not in the roster: their capacity, its proof and the decision of the chair. */
function doorNotes({ record, course }: ActaSubject): readonly ActaBlock[] {
  const { closed, installed, failed } = course;
  const to = closed?.at ?? (installed === null ? (failed?.at ?? 0) : record.quorum.readAt);
  const came = (record.voters.door ?? []).filter(({ addedAt }) => addedAt <= to);
  if (came.length === 0) return [];
  const movements: FigureSource = { kind: 'movements', session: record.quorum.session };
  const noun = 'personas que no figuraban';
  const who: Term = { article: 'las', noun, one: 'persona que no figuraba' };
  return [
    paragraph(
      phrase`A la entrada ${came.length === 1 ? 'se registró' : 'se registraron'} ${counted(came.length, who, movements)} en el padrón:`,
    ),
    ...came.map((one) =>
      paragraph(
        phrase`${quote(one.name)}, ${doorCapacityNames[one.capacity].toLowerCase()} de ${quote(one.labels.join(', '))}, con ${quote(one.paper.name)}${one.paper.file === null ? ' a la vista' : ', del que se conserva copia'}. ${sayDecision(one)}`,
      ),
    ),
  ];
}

function sayDecision({ capacity, state, decision }: DoorNote): ActaLine | string {
  if (!isVotingCapacity(capacity) && state !== 'refused') return 'Asistió sin voto y no se contó.';
  switch (state) {
    case 'provisional':
      return 'Se acreditó de manera provisional: la presidencia no se pronunció.';
    case 'confirmed':
      return 'La presidencia confirmó su calidad.';
    case 'refused':
      return phrase`La presidencia no confirmó su calidad: ${quote(decision?.reason ?? '')}. Los votos que emitió antes se conservan.`;
  }
}

/** The noun of the law for the owner of a unit: `propietario`, `accionista`. */
function ownerNoun({ owners: { noun, one = noun } }: HoldingWords): string {
  return one;
}

/** The list that the law asks for: name, capacity, unit and weight of each, with the hours. */
export function attendanceAnnex(subject: ActaSubject): ActaTable {
  const { record, course } = subject;
  const { timeZone } = record.assembly;
  const words = holdingWordsOf(record.assembly);
  const { unit, owner, weight } = holdingHeadings(words);
  const heldOn = localDateOf((course.installed ?? course.failed)?.at ?? 0, timeZone);
  // Of another day, the date too: a session may be suspended for days.
  const hour = (at: number, source: FigureSource): ActaLine =>
    localDateOf(at, timeZone) === heldOn
      ? [timeFigure(at, timeZone, source)]
      : momentLine(at, timeZone, source);
  return {
    kind: 'table',
    caption: 'Lista de asistencia',
    columns: [
      ...[unit, owner, { name: 'Asistió' }, { name: 'Calidad' }, { name: 'Medio' }, weight],
      ...[{ name: 'Ingreso' }, { name: 'Retiro' }],
    ],
    rows: staysByUnit(attendeesOf(record, course)).map(({ name, stay }) =>
      attendeeRow(name, stay, hour, words),
    ),
  };
}

function attendeeRow(
  name: string,
  stay: AttendedUnit,
  hour: (at: number, source: FigureSource) => ActaLine,
  words: HoldingWords,
): readonly ActaLine[] {
  const entry: FigureSource = { kind: 'event', eventId: stay.entryId };
  return [
    [quote(stay.unit)],
    [quote((stay.coOwners ?? [stay.owner]).join('\n'))],
    [quote(name)],
    phrase`${stay.capacity === 'owner' ? capital(ownerNoun(words)) : sayCapacity(stay)}`,
    phrase`${sayChannel(stay)}`,
    [figure(sayBareWeight(stay.weight, words), entry)],
    hour(stay.enteredAt, entry),
    stay.leftAt === null || stay.exitId === null
      ? []
      : hour(stay.leftAt, { kind: 'event', eventId: stay.exitId }),
  ];
}
