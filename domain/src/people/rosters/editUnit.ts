import * as z from 'zod';
import { documentKey } from '../../kernel/identity/documentKey.ts';
import { documentIdSchema, unitIdSchema } from '../../kernel/identity/ids.ts';
import { nameKey } from '../../kernel/identity/nameKey.ts';
import type { Person } from '../../kernel/identity/person.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { parseWeight } from '../../kernel/weights/parseWeight.ts';
import { cellText, readEmail } from '../imports/readCell.ts';
import { type FoundProblem, rosterProblemTexts } from './rosterProblem.ts';
import type { Unit } from './unit.ts';

const cell = z.string().max(300);

/** What may be mended in the table of the roster in force, one unit at a time. */
const unitEdits = z.strictObject({
  group: cell.optional(),
  kind: cell.optional(),
  /** As a person writes it: `0,2775`. */
  weight: cell.optional(),
  inArrears: z.boolean().optional(),
  /** The first owner, whole: another document is another person. */
  owner: z.strictObject({ name: cell, document: cell, email: cell, phone: cell }).optional(),
});
export type UnitEdits = z.infer<typeof unitEdits>;

/** `POST /api/rosters/units`. Repeating it with the same id is harmless. */
export const editUnitRequest = z.strictObject({
  editId: z.uuid(),
  /** The version that the person was looking at. */
  version: documentIdSchema,
  unitId: unitIdSchema,
  edits: unitEdits,
});
export type EditUnitRequest = z.infer<typeof editUnitRequest>;

export interface EditedUnit {
  readonly unit: Unit;
  /** The first owner as it becomes; null when the edit does not speak of it. */
  readonly person: Person | null;
}

/** The unit as edited, or what is wrong with what was written. */
export function editUnit(
  unit: Unit,
  edits: UnitEdits,
  personIdOf: (personKey: string) => string,
): Outcome<EditedUnit> {
  const parsed = edits.weight === undefined ? null : parseWeight(edits.weight);
  if (parsed !== null && !parsed.ok) return refuse('roster-edit-wrong', sayProblem(parsed.problem));
  const person = edits.owner === undefined ? accept(null) : readOwner(edits.owner, personIdOf);
  if (!person.ok) return person;
  const mended: Unit = {
    ...unit,
    group: edits.group === undefined ? unit.group : cellText(edits.group),
    kind: edits.kind === undefined ? unit.kind : cellText(edits.kind),
    weight: parsed?.weight ?? unit.weight,
    inArrears: edits.inArrears ?? unit.inArrears,
  };
  return accept({
    unit: person.value === null ? mended : withFirstOwner(mended, person.value),
    person: person.value,
  });
}

function readOwner(
  written: NonNullable<UnitEdits['owner']>,
  personIdOf: (personKey: string) => string,
): Outcome<Person> {
  const name = cellText(written.name);
  const document = cellText(written.document);
  if (name === '') return refuse('roster-edit-wrong', 'Falta el nombre del propietario.');
  const problems: FoundProblem[] = [];
  const email = readEmail(cellText(written.email), problems);
  const [problem] = problems;
  if (problem !== undefined)
    return refuse('roster-edit-wrong', rosterProblemTexts[problem.code][1]);
  const key = documentKey(document);
  const personId = personIdOf(key === '' ? `name:${nameKey(name)}` : key);
  return accept({ personId, name, document, email, phone: cellText(written.phone) || null });
}

/** The person in the first place, and nowhere else among the owners. */
function withFirstOwner(unit: Unit, person: Person): Unit {
  const others = unit.ownerIds
    .map((id, place) => ({ id, name: unit.ownerNames[place] ?? '' }))
    .slice(1)
    .filter(({ id }) => id !== person.personId);
  return {
    ...unit,
    ownerIds: [person.personId, ...others.map(({ id }) => id)],
    ownerNames: [person.name, ...others.map(({ name }) => name)],
  };
}

function sayProblem(code: FoundProblem['code']): string {
  const [, text, remedy] = rosterProblemTexts[code];
  return `${text} ${remedy}`;
}
