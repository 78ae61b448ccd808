import type { PackId } from '../../kernel/assemblies/packId.ts';
import { citeSource, type Source } from '../../kernel/bylaws/source.ts';
import { countingLawOf } from '../../laws/rulePacks/countingLawOf.ts';
import { wordsOf } from '../../laws/rulePacks/wordsOf.ts';
import type { Rule } from '../../laws/rules/rule.ts';
import { sayRequirement } from '../../laws/rules/sayRequirement.ts';
import { termOf } from '../../laws/rules/vocabulary.ts';
import type { ElectionTerms } from '../marks/marks.ts';
import { rankScope } from './rankScope.ts';

/** The rule by which a question is decided, as every screen and paper tells it. */
export interface AppliedRule {
  /** `Mayoría ordinaria`, `Mayoría relativa`. */
  readonly title: string;
  /** `más del 50 % del coeficiente presente`, `ser la candidatura más votada, por coeficiente`. */
  readonly needed: string;
  /** The source of the applied rule alone: a win by the most votes needs no majority of the law. */
  readonly source: Source;
}

export interface Ruled {
  readonly rule: Rule;
  readonly rulePack: PackId;
  /** Null or not said: yes or no. */
  readonly election?: Pick<ElectionTerms, 'kind' | 'seats' | 'needsMajority' | 'method'> | null;
}

/**
 * The rule of the matter, where it decides: a yes or no, or candidates that must reach its majority. By the
 * most votes and by quotient something else decides, which the bylaws say, or a statute.
 */
export function appliedRule({ rule, rulePack, election = null }: Ruled): AppliedRule {
  const { vocabulary } = wordsOf(rulePack);
  const { title, source } = rule;
  const majority = sayRequirement(rule.requirement, vocabulary);
  if (election === null) return { title, source, needed: majority };
  const law = countingLawOf(rulePack);
  const by = `por ${termOf(vocabulary, rankScope(rule)).noun}`;
  const { kind, seats } = election;
  switch (kind) {
    case 'survey':
      return { title: 'Encuesta', needed: 'no decide nada', source: noLaw };
    case 'slates':
      return election.method === 'plurality'
        ? { title: relative, needed: `ser la plancha más votada, ${by}`, source: law.bylaws }
        : {
            title: 'Cociente electoral',
            needed: `alcanzar el cociente electoral, o uno de los residuos mayores, ${by}`,
            source: law.source,
          };
    case 'ranking': {
      const rounds = `más de la mitad de las preferencias en la última ronda, ${by}`;
      return election.needsMajority
        ? { title, source, needed: `${rounds}, y con ellas ${majority}` }
        : { title: 'Orden de preferencia', needed: rounds, source: law.bylaws };
    }
    case 'one':
    case 'several':
    case 'people': {
      const [one, many] = kind === 'people' ? candidatures : choices;
      const isOne = kind === 'one' || seats === 1;
      const among = isOne ? `ser ${one}` : `estar entre las ${seats} ${many}`;
      if (!election.needsMajority) {
        return { title: relative, needed: `${among}, ${by}`, source: law.bylaws };
      }
      return { title, source, needed: isOne ? majority : `${among}, cada una con ${majority}` };
    }
  }
}

/** `al menos el 80 % del coeficiente presente (los estatutos, artículo 45)` */
export function sayRule(ruled: Ruled): string {
  const { needed, source } = appliedRule(ruled);
  return `${needed} (${citeSource(source)})`;
}

/** `Se aprueba con más del 50 % del coeficiente presente (Ley 675 de 2001, artículo 45).` */
export function sayAppliedRule(ruled: Ruled): string {
  if (ruled.election?.kind === 'survey') return 'No decide nada.';
  const yesOrNo = ruled.rule.requirement.kind === 'cases' ? 'Se aprueba así:' : 'Se aprueba con';
  return `${ruled.election ? 'Para ganar:' : yesOrNo} ${sayRule(ruled)}.`;
}

const relative = 'Mayoría relativa';
const candidatures = ['la candidatura más votada', 'candidaturas más votadas'] as const;
const choices = ['la opción más votada', 'opciones más votadas'] as const;

/** The rule of a question that only asks for an opinion. */
const noLaw: Source = { law: 'ninguna norma', article: '', verified: true };
