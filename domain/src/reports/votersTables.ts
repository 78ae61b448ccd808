import type { ReportCell, ReportTable } from '../sheets/reportTable.ts';
import { formatCount } from '../weights/formatWeight.ts';
import type { AttendedUnit, Voter, VotersReport } from './votersReport.ts';

const channelNames = { hall: 'En la sala', online: 'En línea' } as const;

/** Who attended, a row a unit. */
export function attendeesTable({ voters }: Pick<VotersReport, 'voters'>): ReportTable {
  return {
    name: 'Asistentes',
    columns: [
      ...[{ name: 'Persona' }, { name: 'Unidad' }, { name: 'Calidad' }, { name: 'Propietario' }],
      { name: 'Coeficiente', isFigure: true },
      ...[{ name: 'Medio' }, { name: 'Entró' }, { name: 'Salió' }],
    ],
    rows: rowsOf(voters).map(({ name, stay }): readonly ReportCell[] => [
      ...[name, stay.unit, sayCapacity(stay), stay.owner],
      { weight: stay.weight },
      sayChannel(stay),
      { at: stay.enteredAt },
      { at: stay.leftAt },
    ]),
  };
}

export function sayCapacity({ capacity }: Pick<AttendedUnit, 'capacity'>): string {
  return capacity === 'owner' ? 'Propietario' : 'Apoderado';
}

export function sayChannel({ channel }: Pick<AttendedUnit, 'channel'>): string {
  return channel === null ? '' : channelNames[channel];
}

/** What each unit voted with its name: a column a question, which a workbook filters and adds up. */
export function choicesTable({ voters, questions }: VotersReport): ReportTable {
  const named = questions.map((question, place) => ({ ...question, place }));
  return {
    name: 'Votos con nombre',
    columns: [
      ...[{ name: 'Persona' }, { name: 'Unidad' }, { name: 'Coeficiente', isFigure: true }],
      ...named.map(({ number }) => ({ name: `Pregunta ${number}` })),
    ],
    rows: rowsOf(voters).map(({ name, stay }) => [
      name,
      stay.unit,
      { weight: stay.weight },
      ...named.map((question) => sayChoice(stay, question)),
    ]),
  };
}

/** The same on paper, where thirty columns do not fit: `A favor: 1, 2 y 4`. */
export function choicesInWords({ voters, questions }: VotersReport): ReportTable {
  return {
    name: 'Votos con nombre, por número de pregunta',
    columns: [
      ...[{ name: 'Persona' }, { name: 'Unidad' }, { name: 'Coeficiente', isFigure: true }],
      { name: 'Votos' },
    ],
    rows: rowsOf(voters).map(({ name, stay }) => [
      ...[name, stay.unit, { weight: stay.weight }],
      sayChoices(stay, questions),
    ]),
  };
}

/** `A favor: 1 a 3 y 5. En contra: 4.`: which questions got which answer. */
export function sayChoices(
  { choices }: Pick<AttendedUnit, 'choices'>,
  questions: VotersReport['questions'],
): string {
  const byAnswer = new Map<string, number[]>();
  questions.forEach(({ number, options }, index) => {
    const label = options[choices[index] ?? -1]?.label;
    if (label !== undefined) byAnswer.set(label, [...(byAnswer.get(label) ?? []), number]);
  });
  if (byAnswer.size === 0) return 'Sin votos con nombre';
  return [...byAnswer].map(([label, numbers]) => `${label}: ${sayNumbers(numbers)}.`).join(' ');
}

function sayChoice(
  { choices }: AttendedUnit,
  { isNamed, options, place }: VotersReport['questions'][number] & { readonly place: number },
): string {
  if (!isNamed) return 'Sin nombre';
  return options[choices[place] ?? -1]?.label ?? '';
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
