import * as z from 'zod';
import { documentIdSchema, unitIdSchema } from '../../kernel/identity/ids.ts';
import { keptEmails, type Person } from '../../kernel/identity/person.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { cellText } from '../../kernel/tables/cellText.ts';
import { readEmails } from '../rosters/readCell.ts';
import type { UnitValue, UnitValues } from '../rosters/rosterFields.ts';
import { type FoundProblem, problemText } from '../rosters/rosterProblem.ts';
import type { Unit } from '../rosters/unit.ts';
import { unitValues, valueFields } from '../rosters/unitFields.ts';
import type { Owner } from '../rosters/unitOwners.ts';

const cell = z.string().max(300);

/** The values that may be edited in the table of the roster in force, one unit at a time. */
export type UnitEdits = {
  /** As a person writes it: `0,2775`; a yes or no as such. */
  readonly [K in Exclude<UnitValue, 'label'>]?:
    | (NonNullable<UnitValues[K]> extends boolean ? boolean : string)
    | undefined;
} & {
  /** The first owner, whole: another document is another person. */
  readonly owner?: Owner | undefined;
};

const mendable = valueFields.filter(({ isMendable }) => isMendable);

const unitEdits: z.ZodType<UnitEdits> = z.strictObject({
  ...Object.fromEntries(
    mendable.map(({ key, show }) => [key, (show.as === 'yesNo' ? z.boolean() : cell).optional()]),
  ),
  owner: z.strictObject({ name: cell, document: cell, email: cell, phone: cell }).optional(),
});

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

/** The unit as edited, or the faults in the typed text. */
export function editUnit(
  unit: Unit,
  edits: UnitEdits,
  idOf: (person: Pick<Person, 'name' | 'document'>) => string,
): Outcome<EditedUnit> {
  const problems: FoundProblem[] = [];
  const values = unitValues(({ key, read }) => {
    const written = key === 'label' ? undefined : edits[key];
    if (written === undefined) return unit[key];
    return typeof written === 'string' ? read(written, problems) : written;
  });
  const [problem] = problems;
  if (problem !== undefined) return refuse('roster-edit-wrong', sayProblem(problem.code));
  const person = edits.owner === undefined ? accept(null) : readOwner(edits.owner, idOf);
  if (!person.ok) return person;
  const mended: Unit = { ...unit, ...values };
  return accept({
    unit: person.value === null ? mended : withFirstOwner(mended, person.value),
    person: person.value,
  });
}

function readOwner(
  written: Owner,
  idOf: (person: Pick<Person, 'name' | 'document'>) => string,
): Outcome<Person> {
  const name = cellText(written.name);
  const document = cellText(written.document);
  if (name === '') return refuse('roster-edit-wrong', 'Falta el nombre del propietario.');
  const problems: FoundProblem[] = [];
  const emails = readEmails(cellText(written.email), problems);
  // Several are what the page asks for: the first is theirs.
  const problem = problems.find(({ code }) => code !== 'email-several');
  if (problem !== undefined) return refuse('roster-edit-wrong', problemText(problem.code)[1]);
  const personId = idOf({ name, document });
  return accept({
    personId,
    name,
    document,
    ...keptEmails(emails),
    phone: cellText(written.phone) || null,
  });
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
  const [, text, remedy] = problemText(code);
  return `${text} ${remedy}`;
}
