import type { SessionRecord } from '@asamblea/domain';

/** Figures as a person would work them out from the raw record, with none of the product's code. */
const zone = 'Europe/Madrid';

export function sayWeight(weight: number): string {
  const [whole = '0', decimals = ''] = (weight / 1_000_000).toFixed(4).split('.');
  return `${whole},${decimals}`;
}

export function sayShare(part: number, of: number): string {
  return `${((100 * part) / of).toFixed(2).replace('.', ',')} %`;
}

export function sayHour(at: number): string {
  return new Intl.DateTimeFormat('es-ES', {
    ...{ timeZone: zone, hour: 'numeric', minute: '2-digit' },
  }).format(at);
}

function sayDay(at: number): string {
  return new Intl.DateTimeFormat('es-ES', {
    ...{ timeZone: zone, day: 'numeric', month: 'long', year: 'numeric' },
  }).format(at);
}

/** Everything that an event, and nothing else, lets one write. */
export function factsOfEvent(
  { units, events }: Pick<SessionRecord, 'units' | 'events'>,
  eventId: string,
): readonly string[] {
  const event = events.find((one) => one.eventId.replaceAll('-', '') === eventId);
  if (event === undefined) return [];
  const unit = units.find(({ unitId }) => unitId === event.unitId);
  const { quorum, until } = event;
  return [
    ...momentOf(event.at),
    ...(until === undefined ? [] : momentOf(until)),
    ...(unit === undefined ? [] : [sayWeight(unit.weight)]),
    ...(quorum === undefined
      ? []
      : [
          sayWeight(quorum.present.weight),
          sayWeight(quorum.total.weight),
          sayShare(quorum.present.weight, quorum.total.weight),
          ...sayCount(quorum.present.units),
          String(quorum.total.units),
        ]),
  ];
}

/** Of flats and premises: a sentence says one of them in words, and a table in figures. */
function sayCount(units: number): readonly string[] {
  return units === 1 ? ['1', 'uno'] : [String(units)];
}

function momentOf(at: number): readonly string[] {
  return [sayHour(at), sayDay(at)];
}

/**
 * The rows of each measure of a result, as they are written in its table: owners, or weight and units. An answer
 * that nobody gave has none, but for and against.
 */
export function tablesOfResult(result: Result): readonly (readonly (readonly string[])[])[] {
  const { options, didNotVote, base, measures = [] } = result;
  return measures.map((measure) => {
    const { votes, of } = measure;
    const isHeads = measure.scope === 'heads';
    const isPresent = measure.base === 'present';
    // An absent unit has no count of units in it, and beside the table of heads no column of them either.
    const isTold = isPresent || measures.length === 1;
    const answered = Object.values(votes).reduce((sum, amount) => sum + amount, 0);
    const given = options.filter(
      ({ optionId, role }) => role !== 'abstention' || (votes[optionId] ?? 0) > 0,
    );
    const rest = of - answered;
    const withUnits = (amount: string, units: string) =>
      isTold || rest === 0 ? [amount, units] : [amount];
    const rows = given.map(({ optionId, label, weight, units }) => {
      const amount = votes[optionId] ?? 0;
      const cells = isHeads ? [String(amount)] : withUnits(sayWeight(weight ?? 0), String(units));
      return [label, ...cells, sayShare(amount, of)];
    });
    const units = isPresent ? String(didNotVote.units) : '—';
    const cells = isHeads ? [String(rest)] : withUnits(sayWeight(rest), units);
    const label = isPresent ? 'No votó' : 'Ausente o sin votar';
    if (isPresent && !isHeads && of !== base.weight) throw new Error('Two bases of one thing.');
    return rest === 0 ? rows : [...rows, [label, ...cells, sayShare(rest, of)]];
  });
}

type Result = SessionRecord['results'][number];

/** Everything that a result lets one write. */
export function factsOfResult(
  { results }: Pick<SessionRecord, 'results'>,
  questionId: string,
): readonly string[] {
  const result = results.find((one) => one.questionId.replaceAll('-', '') === questionId);
  if (result === undefined) return [];
  const { base, quorum, measures = [] } = result;
  const { present, total } = quorum;
  const share = sayShare(present.weight, total.weight);
  return [
    ...[String(result.number), result.verdict.sentence, ...momentOf(result.closedAt)],
    ...[sayWeight(present.weight), sayWeight(total.weight), share],
    ...[sayWeight(base.weight), String(base.units)],
    ...measures.map(({ scope, of }) => (scope === 'heads' ? String(of) : sayWeight(of))),
    ...tablesOfResult(result).flatMap((rows) => rows.flatMap(([, ...cells]) => cells)),
  ];
}
