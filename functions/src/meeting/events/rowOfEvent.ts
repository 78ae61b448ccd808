import { byCommand, type DatedEvent, type RecordRow, sayMarks, sayPoint } from '@asamblea/domain';

/** How what an event names by its id is called. */
export interface EventNames {
  readonly units: ReadonlyMap<string, string>;
  /** By the id of the person, and by that of the account that acts for them. */
  readonly people: ReadonlyMap<string, string>;
  readonly members: ReadonlyMap<string, string>;
  readonly entries: ReadonlyMap<string, string>;
  readonly points: ReadonlyMap<string, Parameters<typeof sayPoint>[0]>;
  readonly questions: ReadonlyMap<string, Parameters<typeof sayMarks>[0]>;
}

const notAccounts: ReadonlyMap<string, string> = new Map([
  ['clock', 'El reloj de la asamblea'],
  [byCommand, 'Quien administra el servidor'],
]);

/** An event as people read it. */
export function rowOfEvent(event: DatedEvent, names: EventNames): RecordRow {
  const { eventId, at, sequence, seal } = event;
  const { kind, from, session, call, until, quorum, unitId = null, by } = event;
  const { plate, plateTo, writtenAt, unseenSince, speakingSince, adjusted, debtors } = event;
  const { capacity, reason, pointId, approvedBy, exception, nomination, plugin, told } = event;
  const { pressedAt, desks } = event;
  const entry = names.entries.get(event.entryId ?? '');
  const point = pointId === undefined ? undefined : names.points.get(pointId);
  const vote = voteOf(event, names.questions);
  return {
    eventId,
    kind,
    at,
    unitId,
    sequence,
    seal,
    ...(from === undefined ? {} : { from }),
    ...(session === undefined ? {} : { session }),
    ...(call === undefined ? {} : { call }),
    ...(until === undefined ? {} : { until }),
    ...(quorum === undefined ? {} : { quorum }),
    ...(plugin === undefined ? {} : { plugin }),
    ...(plate === undefined ? {} : { plate }),
    ...(plateTo === undefined ? {} : { plateTo }),
    ...(writtenAt === undefined ? {} : { writtenAt }),
    ...(pressedAt === undefined ? {} : { pressedAt }),
    ...(desks === undefined ? {} : { desks }),
    ...(unseenSince === undefined ? {} : { unseenSince }),
    ...(speakingSince === undefined ? {} : { speakingSince }),
    ...(adjusted === undefined ? {} : { adjusted }),
    ...(debtors === undefined ? {} : { debtors }),
    ...(capacity === undefined ? {} : { capacity }),
    ...(event.identified === undefined ? {} : { identified: event.identified }),
    ...(capacity === undefined || reason === undefined ? {} : { reason }),
    ...(approvedBy === undefined ? {} : { approvedBy }),
    ...(exception === undefined ? {} : { exception }),
    ...(nomination === undefined ? {} : { nomination }),
    ...(told === undefined ? {} : { told }),
    ...(event.bylawQuorum === undefined ? {} : { bylawQuorum: event.bylawQuorum }),
    ...(event.againstNotice === undefined ? {} : { againstNotice: event.againstNotice }),
    ...(told === undefined || reason === undefined ? {} : { reason }),
    ...(point === undefined ? {} : { point: sayPoint(point) }),
    ...(entry === undefined ? {} : { entry }),
    ...(vote === null ? {} : { vote }),
    unit: unitId === null ? null : (names.units.get(unitId) ?? unitId),
    person: personOf(event, names),
    by: notAccounts.get(by) ?? names.members.get(by) ?? names.people.get(by) ?? 'Cuenta retirada',
  };
}

/** The person concerned: somebody of the roster, or of the staff. */
function personOf({ personId, member }: DatedEvent, names: EventNames): string | null {
  if (member !== undefined) return names.members.get(member) ?? null;
  return personId === undefined ? null : (names.people.get(personId) ?? null);
}

/** Of a vote that was corrected, in the words of its question. */
function voteOf(
  { questionId = '', choiceFrom, choiceTo, reason = '' }: DatedEvent,
  questions: EventNames['questions'],
): NonNullable<RecordRow['vote']> | null {
  if (choiceFrom === undefined) return null;
  const question = questions.get(questionId) ?? { options: [] };
  const to = choiceTo === undefined ? null : sayMarks(question, choiceTo);
  return { from: sayMarks(question, choiceFrom), to, reason };
}
