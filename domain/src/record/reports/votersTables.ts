import { attendanceModeNames } from '../../hall/attendance/countChannels.ts';
import { sayDoorCapacity } from '../../hall/door/sayDoor.ts';
import {
  joinNumbers,
  type QuestionNumber,
  sayQuestionNumber,
} from '../../kernel/sessions/questionNumber.ts';
import type { ReportCell, ReportTable } from '../../kernel/sheets/reportTable.ts';
import { holdingHeadings, plainWords } from '../../kernel/weights/holdingWords.ts';
import { sayToldChoice } from './sayToldChoice.ts';
import { type AttendedUnit, staysByUnit, type VotersReport } from './votersReport.ts';

/** The columns about each attendee. */
function attendedColumns({ words = plainWords }: Pick<VotersReport, 'words'>) {
  const { unit, owner, weight } = holdingHeadings(words);
  return [
    ...[unit, owner, { name: 'Asistió' }, { name: 'Calidad' }, { name: 'Medio' }],
    ...[weight, { name: 'Entró' }, { name: 'Salió' }],
  ];
}

/** The attendees, a row a unit, and their votes by name in one sentence: fits a page. */
export function attendeesTable(report: VotersReport): ReportTable {
  const { voters, questions } = report;
  return {
    name: 'Asistentes',
    columns: [...attendedColumns(report), { name: 'Votos con nombre' }],
    rows: staysByUnit(voters).map(({ name, stay }) => [
      ...cellsOf(name, stay),
      sayChoices(stay, questions),
    ]),
  };
}

/** The same with a column a question, which a workbook filters and counts. */
export function choicesTable(report: VotersReport): ReportTable {
  const { voters, questions } = report;
  const columns = questions.map((question, place) => ({ ...question, place }));
  return {
    name: 'Asistentes y votos',
    columns: [
      ...attendedColumns(report),
      ...columns.map((question) => ({ name: sayColumn(question) })),
    ],
    rows: staysByUnit(voters).map(({ name, stay }) => [
      ...cellsOf(name, stay),
      ...columns.map((question) => sayChoice(stay, question)),
    ]),
  };
}

/** Units of which nobody came. */
export function absentTable({
  absent,
  words = plainWords,
}: Pick<VotersReport, 'absent' | 'words'>): ReportTable {
  const headings = holdingHeadings(words);
  return {
    name: 'No asistieron',
    columns: [...[headings.unit, { name: 'Agrupación' }, headings.owner, headings.weight]],
    rows: absent.map(({ unit, group, owner, weight }) => [unit, group, owner, { weight }]),
  };
}

function cellsOf(name: string, stay: AttendedUnit): readonly ReportCell[] {
  return [
    ...[stay.unit, stay.owner, name, sayCapacity(stay), sayChannel(stay)],
    { weight: stay.weight },
    { at: stay.enteredAt },
    { at: stay.leftAt },
  ];
}

/** `Heredero, provisional`: what the chair has not confirmed says so. */
export function sayCapacity({
  capacity,
  doorState,
}: Pick<AttendedUnit, 'capacity' | 'doorState'>): string {
  return sayDoorCapacity({ capacity, state: doorState });
}

export function sayChannel({ channel }: Pick<AttendedUnit, 'channel'>): string {
  return channel === null ? '' : attendanceModeNames[channel];
}

/** `A favor: 1 a 3 y 5. En contra: 4.`: which questions got which answer. */
export function sayChoices(
  { choices }: Pick<AttendedUnit, 'choices'>,
  questions: VotersReport['questions'],
): string {
  const byAnswer = new Map<string, QuestionNumber[]>();
  questions.forEach((question, index) => {
    const label = sayToldChoice(question, choices[index]);
    if (label !== null) byAnswer.set(label, [...(byAnswer.get(label) ?? []), question]);
  });
  if (byAnswer.size === 0) return 'Sin votos con nombre';
  return [...byAnswer].map(([label, numbers]) => `${label}: ${sayNumbers(numbers)}.`).join(' ');
}

/** The participants of a secret vote are not in this report: its column says so, and no row. */
function sayColumn(question: VotersReport['questions'][number]): string {
  const called = `Pregunta ${sayQuestionNumber(question)}`;
  return question.isNamed ? called : `${called} (secreta)`;
}

function sayChoice(
  { choices }: AttendedUnit,
  question: VotersReport['questions'][number] & { readonly place: number },
): string {
  if (!question.isNamed) return '';
  return sayToldChoice(question, choices[question.place]) ?? '';
}

/** `1 a 3, 5 y 8`: numbers in order, three or more in a row as a stretch; a repetition stands alone. */
function sayNumbers(questions: readonly QuestionNumber[]): string {
  const stretches: QuestionNumber[][] = [];
  for (const question of questions) {
    const last = stretches.at(-1);
    const before = last?.at(-1);
    const goesOn = isPlain(question) && before !== undefined && isPlain(before);
    if (goesOn && before.number + 1 === question.number) last?.push(question);
    else stretches.push([question]);
  }
  return joinNumbers(
    stretches.flatMap((stretch) => {
      const said = stretch.map(sayQuestionNumber);
      return said.length < 3 ? said : [`${said[0]} a ${said.at(-1)}`];
    }),
  );
}

function isPlain({ repetition }: QuestionNumber): boolean {
  return repetition === undefined;
}
