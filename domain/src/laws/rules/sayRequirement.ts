import type { Base } from '../../kernel/bylaws/majorityBylaw.ts';
import { formatCount, formatWeight } from '../../kernel/weights/formatWeight.ts';
import type { Term } from '../../kernel/weights/term.ts';
import { sayThreshold } from '../../kernel/weights/threshold.ts';
import type { Requirement, ShareRequirement } from './requirement.ts';
import { isWhole, type Scope } from './scope.ts';
import { isPlural, ofThe, sayPresent, termOf, type Vocabulary } from './vocabulary.ts';

/** `más del 50 % del coeficiente presente`: a requirement as it is said, without figures. */
export function sayRequirement(requirement: Requirement, vocabulary: Vocabulary): string {
  switch (requirement.kind) {
    case 'share':
      return sayShare(requirement, vocabulary);
    case 'count': {
      const { least, scope } = requirement;
      return `al menos ${sayAmount(least, scope, vocabulary)}`;
    }
    case 'allOf':
      return requirement.of.map((part) => sayRequirement(part, vocabulary)).join(' y ');
    case 'anyOf':
      return requirement.of.map((part) => sayRequirement(part, vocabulary)).join(' o ');
    case 'cases':
      return [
        ...requirement.cases.map(
          ({ when, ask }) =>
            `${sayCondition(when, vocabulary)}, ${sayRequirement(ask, vocabulary)}`,
        ),
        `en los demás casos, ${sayRequirement(requirement.otherwise, vocabulary)}`,
      ].join('; ');
  }
}

/** `más del 50 % de las cuotas presentes`. */
export function sayShare({ threshold, base, scope }: ShareRequirement, vocabulary: Vocabulary) {
  return `${sayThreshold(threshold)} ${sayBase(base, termOf(vocabulary, scope))}`;
}

/** An amount with its noun: `51 propietarios`, `1.000 acciones`, `60,2000 de coeficiente`. */
export function sayAmount(amount: number, scope: Scope, vocabulary: Vocabulary): string {
  const term = termOf(vocabulary, scope);
  if (term.one === undefined) {
    const figure = sayFigure(amount, scope);
    const said = term.trims === true ? figure.replace(/,?0+$/u, '') : figure;
    return `${said} ${isPlural(term) ? ofThe(term) : `de ${term.noun}`}`;
  }
  const figure = isWhole(scope) ? formatCount(amount) : formatWeight(amount).replace(/,?0+$/u, '');
  return `${figure} ${figure === '1' ? term.one : term.noun}`;
}

/** Only the figure: weights with their decimals, units and heads as whole numbers. */
export function sayFigure(amount: number, scope: Scope): string {
  return isWhole(scope) ? formatCount(amount) : formatWeight(amount);
}

/** `del coeficiente presente`, `del total de las cuotas`. */
export function sayBase(base: Base, term: Term): string {
  const name = nameBase(base, term);
  const isOfAll = base === 'all' || base === 'allMinusExcluded';
  const isOfWhole = isPlural(term) && isOfAll;
  return isOfWhole || term.article === 'el' ? `del ${name}` : `de ${term.article} ${name}`;
}

/** The base of a share, by its name: `coeficiente presente`, `total de las cuotas`. */
export function nameBase(base: Base, term: Term): string {
  const plural = isPlural(term);
  const voted = `${term.noun} que ${plural ? 'votaron' : 'votó'}`;
  const whole = plural ? `total ${ofThe(term)}` : `${term.noun} total`;
  switch (base) {
    case 'all':
      return whole;
    case 'allMinusExcluded':
      return `${whole} ${term.noun === 'derechos' ? 'que pueden votar' : 'con derecho a voto'}`;
    case 'present':
      return sayPresent(term);
    case 'cast':
      return voted;
    case 'validCast':
      return `${term.noun} con voto válido`;
    case 'forAndAgainst':
      return `${voted} a favor o en contra`;
  }
}

function sayCondition(
  {
    calls,
    attendance,
  }: { calls?: readonly number[] | undefined; attendance?: ShareRequirement | undefined },
  vocabulary: Vocabulary,
): string {
  const said: string[] = [];
  if (calls !== undefined) said.push(`en ${calls.map(sayCall).join(' o ')}`);
  if (attendance !== undefined) said.push(`si asiste ${sayShare(attendance, vocabulary)}`);
  return said.join(', ');
}

/** `primera convocatoria`. */
export function sayCall(call: number): string {
  return `${['primera', 'segunda', 'tercera'][call - 1] ?? 'otra'} convocatoria`;
}
