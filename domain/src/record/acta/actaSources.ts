import { sayPoint } from '../../kernel/sessions/pointNow.ts';
import { sayQuestionNumber } from '../../kernel/sessions/questionNumber.ts';
import { packOf } from '../../laws/rulePacks/rulePacks.ts';
import { type ActaBlock, type ActaLine, type ActaRun, runsOf } from '../draft/actaDraft.ts';
import { figure, heading, momentLine, paragraph, phrase, quote } from '../draft/actaPhrase.ts';
import { sayMilestone } from '../reports/quorumTables.ts';
import type { ActaSubject } from '../subject/actaSubject.ts';

/** The origin of the figures of the body, for people who check them against the sealed record. */
export function actaSources(
  subject: ActaSubject,
  body: readonly ActaBlock[],
): readonly ActaBlock[] {
  const cited = new Set(runsOf(body).flatMap(idOf));
  const unit = packOf(subject.record.assembly.rulePack).vocabulary.units.one ?? 'unidad';
  return [
    heading('Anexo: origen de las cifras'),
    paragraph(
      phrase`Cada cifra sale de un suceso del registro de la sesión, de un resultado, de una convocatoria sellada o de la hora que se fijó. Las sumas de asistencia salen de todas las entradas y salidas, con lo que cada ${unit} tenía al acreditarse.`,
    ),
    {
      kind: 'table',
      caption: 'Sucesos citados',
      columns: ['Suceso', 'Momento', 'Identificador'].map((name) => ({ name })),
      rows: [
        ...noticeRows(subject, body),
        ...milestoneRows(subject, cited),
        ...pointRows(subject, cited),
        ...resultRows(subject, cited),
      ],
    },
  ];
}

function noticeRows({ record }: ActaSubject, body: readonly ActaBlock[]) {
  const { notices = [], assembly } = record;
  const numbers = new Set(
    runsOf(body).flatMap((run) =>
      run.kind === 'figure' && run.source.kind === 'notice' ? [run.source.number] : [],
    ),
  );
  return notices
    .filter(({ number }) => numbers.has(number))
    .map(({ number, at, digest }): readonly ActaLine[] => {
      const source = { kind: 'notice', number } as const;
      return [
        phrase`Se selló la convocatoria n.º ${figure(String(number), source)}`,
        momentLine(at, assembly.timeZone, source),
        [quote(digest)],
      ];
    });
}

function milestoneRows({ record }: ActaSubject, cited: ReadonlySet<string>) {
  const { timeZone } = record.assembly;
  return record.quorum.milestones
    .concat(record.failedBefore, record.plannedAfter ?? [])
    .filter(({ eventId }) => cited.has(eventId))
    .sort((a, b) => a.at - b.at)
    .map((milestone): readonly ActaLine[] => {
      const { at, eventId } = milestone;
      return [
        phrase`${sayMilestone({ ...milestone, until: null }, timeZone)}`,
        momentLine(at, timeZone, { kind: 'event', eventId }),
        [quote(eventId)],
      ];
    });
}

function pointRows({ record }: ActaSubject, cited: ReadonlySet<string>) {
  const { agenda = [], agendaChanges = [] } = record.votes;
  const treated = agenda.flatMap((point) =>
    point.treated === null
      ? []
      : [{ ...point.treated, said: phrase`Se pasó a tratar ${quote(sayPoint(point))}` }],
  );
  const changed = agendaChanges.map(({ eventId, at }) => {
    return { eventId, at, said: phrase`Cambió el orden del día` };
  });
  return [...treated, ...changed]
    .filter(({ eventId }) => cited.has(eventId))
    .sort((a, b) => a.at - b.at)
    .map(({ eventId, at, said }): readonly ActaLine[] => [
      said,
      momentLine(at, record.assembly.timeZone, { kind: 'event', eventId }),
      [quote(eventId)],
    ]);
}

function resultRows({ record }: ActaSubject, cited: ReadonlySet<string>) {
  return record.votes.questions
    .filter(({ result }) => cited.has(result.questionId))
    .map(({ result, closingId }): readonly ActaLine[] => {
      const source = { kind: 'result', questionId: result.questionId } as const;
      return [
        phrase`Resultado de la pregunta ${figure(sayQuestionNumber(result), source)}`,
        momentLine(result.closedAt, record.assembly.timeZone, source),
        [quote(closingId ?? result.questionId)],
      ];
    });
}

function idOf(run: ActaRun): readonly string[] {
  if (run.kind !== 'figure') return [];
  if (run.source.kind === 'event') return [run.source.eventId];
  return run.source.kind === 'result' ? [run.source.questionId] : [];
}
