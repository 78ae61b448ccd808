import { channelNames } from '../attendance/countChannels.ts';
import type { ReportCell, ReportTable } from '../sheets/reportTable.ts';
import { formatCount } from '../weights/formatWeight.ts';
import { type AttendedUnit, sayToldChoice, type Voter, type VotersReport } from './votersReport.ts';

const attended = [
  ...[{ name: 'Persona' }, { name: 'Unidad' }, { name: 'Calidad' }, { name: 'Propietario' }],
  { name: 'Coeficiente', isFigure: true },
  ...[{ name: 'Medio' }, { name: 'Entró' }, { name: 'Salió' }],
] as const;

/** Who attended, a row a unit, and what they voted with their name in one sentence: fits a page. */
export function attendeesTable({ voters, questions }: VotersReport): ReportTable {
  return {
    name: 'Asistentes',
    columns: [...attended, { name: 'Votos con nombre' }],
    rows: rowsOf(voters).map(({ name, stay }) => [
      ...cellsOf(name, stay),
      sayChoices(stay, questions),
    ]),
  };
}

/** The same with a column a question, which a workbook filters and counts. */
export function choicesTable({ voters, questions }: VotersReport): ReportTable {
  const columns = questions.map((question, place) => ({ ...question, place }));
  return {
    name: 'Asistentes y votos',
    columns: [...attended, ...columns.map((question) => ({ name: sayColumn(question) }))],
    rows: rowsOf(voters).map(({ name, stay }) => [
      ...cellsOf(name, stay),
      ...columns.map((question) => sayChoice(stay, question)),
    ]),
  };
}

/** Units of which nobody came. */
export function absentTable({ absent }: Pick<VotersReport, 'absent'>): ReportTable {
  return {
    name: 'No asistieron',
    columns: [
      ...[{ name: 'Unidad' }, { name: 'Agrupación' }, { name: 'Propietario' }],
      { name: 'Coeficiente', isFigure: true },
    ],
    rows: absent.map(({ unit, group, owner, weight }) => [unit, group, owner, { weight }]),
  };
}

function cellsOf(name: string, stay: AttendedUnit): readonly ReportCell[] {
  return [
    ...[name, stay.unit, sayCapacity(stay), stay.owner],
    { weight: stay.weight },
    sayChannel(stay),
    { at: stay.enteredAt },
    { at: stay.leftAt },
  ];
}

export function sayCapacity({ capacity }: Pick<AttendedUnit, 'capacity'>): string {
  return capacity === 'owner' ? 'Propietario' : 'Apoderado';
}

export function sayChannel({ channel }: Pick<AttendedUnit, 'channel'>): string {
  return channel === null ? '' : channelNames[channel];
}

/** `A favor: 1 a 3 y 5. En contra: 4.`: which questions got which answer. */
export function sayChoices(
  { choices }: Pick<AttendedUnit, 'choices'>,
  questions: VotersReport['questions'],
): string {
  const byAnswer = new Map<string, number[]>();
  questions.forEach(({ number, options }, index) => {
    const label = sayToldChoice(options, choices[index]);
    if (label !== null) byAnswer.set(label, [...(byAnswer.get(label) ?? []), number]);
  });
  if (byAnswer.size === 0) return 'Sin votos con nombre';
  return [...byAnswer].map(([label, numbers]) => `${label}: ${sayNumbers(numbers)}.`).join(' ');
}

/** Who took part in a secret vote is not in this report: its column says so, and no row. */
function sayColumn({ number, isNamed }: VotersReport['questions'][number]): string {
  return isNamed ? `Pregunta ${number}` : `Pregunta ${number} (secreta)`;
}

function sayChoice(
  { choices }: AttendedUnit,
  { isNamed, options, place }: VotersReport['questions'][number] & { readonly place: number },
): string {
  if (!isNamed) return '';
  return sayToldChoice(options, choices[place]) ?? '';
}

/** `1 a 3, 5 y 8`: numbers in order, three or more in a row as a stretch. */
function sayNumbers(numbers: readonly number[]): string {
  const stretches: [number, number][] = [];
  for (const number of numbers) {
    const last = stretches.at(-1);
    if (last !== undefined && last[1] + 1 === number) last[1] = number;
    else stretches.push([number, number]);
  }
  const said = stretches.flatMap(([from, to]) => {
    if (to - from < 2) return from === to ? [formatCount(from)] : [String(from), String(to)];
    return [`${from} a ${to}`];
  });
  const last = said.pop() ?? '';
  return said.length === 0 ? last : `${said.join(', ')} y ${last}`;
}

function rowsOf(voters: readonly Voter[]) {
  return voters.flatMap(({ name, stays }) => stays.map((stay) => ({ name, stay })));
}
