import type { Person } from '../../kernel/identity/person.ts';
import {
  type HoldingWords,
  sayHeld,
  sayHoldings,
  sayWeight,
} from '../../kernel/weights/holdingWords.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import type { PersonalPlaceholder } from './placeholders.ts';

/** Somebody who is called, with what their own notice says of them. */
export interface ConvocationRecipient {
  readonly personId: string;
  readonly name: string;
  /** Labels of their units, in the order of the roster. */
  readonly units: readonly string[];
  /** The weight of all their units together, in millionths. */
  readonly weight: number;
}

/** A person of the roster with the units that they own, alone or with others; null without any. */
export function recipientOf(
  { personId, name }: Pick<Person, 'personId' | 'name'>,
  units: readonly Pick<Unit, 'label' | 'weight' | 'order' | 'ownerIds'>[],
): ConvocationRecipient | null {
  const own = units
    .filter(({ ownerIds }) => ownerIds.includes(personId))
    .sort((one, other) => one.order - other.order);
  if (own.length === 0) return null;
  return {
    personId,
    name,
    units: own.map(({ label }) => label),
    weight: own.reduce((sum, { weight }) => sum + weight, 0),
  };
}

/** The values of a person's placeholders in their notice. */
export function personalValues(
  { name, units, weight }: Pick<ConvocationRecipient, 'name' | 'units' | 'weight'>,
  words: HoldingWords,
): Readonly<Record<PersonalPlaceholder, string>> {
  const isSaid = words.weight.one !== undefined;
  return {
    persona: name,
    unidades: sayHoldings(units, words),
    // A counted measure says its noun: «1.000 acciones».
    coeficiente: isSaid ? sayHeld(weight, words) : sayWeight(weight, words),
  };
}

/** `GET /api/convocations/recipients` */
export interface RecipientsAnswer {
  readonly recipients: readonly (ConvocationRecipient & { readonly hasMail: boolean })[];
}

/** Everybody of a roster who owns something, in the order of their first unit. */
export function recipientsOf(
  people: readonly Pick<Person, 'personId' | 'name'>[],
  units: readonly Pick<Unit, 'label' | 'weight' | 'order' | 'ownerIds'>[],
): readonly ConvocationRecipient[] {
  const known = new Map(people.map((person) => [person.personId, person]));
  const owned = new Map<string, (typeof units)[number][]>();
  for (const unit of [...units].sort((one, other) => one.order - other.order)) {
    for (const personId of unit.ownerIds) {
      const list = owned.get(personId);
      if (list === undefined) owned.set(personId, [unit]);
      else list.push(unit);
    }
  }
  return [...owned].flatMap(([personId, own]) => {
    const person = known.get(personId);
    const one = person === undefined ? null : recipientOf(person, own);
    return one === null ? [] : [one];
  });
}
