import type { Source } from '../../kernel/bylaws/source.ts';
import { months } from '../../kernel/calendars/period.ts';
import type { ActaRules } from '../aspects/actaRules.ts';
import type { PrivacyLaw } from '../aspects/privacyLaw.ts';
import { notRead, readLaw, unverifiedSource } from '../rules/lawSources.ts';

export const ley675 = readLaw('Ley 675 de 2001');
export const ley1258 = readLaw('Ley 1258 de 2008');
export const ley222 = readLaw('Ley 222 de 1995');
export const codigoComercioCo = readLaw('Código de Comercio de Colombia');
export const cst = readLaw('Código Sustantivo del Trabajo');

/** An article of the Code that was read as it was in 1950, with the number that it had then. */
export function cstOf1950(article: string, then: string, note: string): Source {
  const { law, article: cited } = cst(article);
  return unverifiedSource(
    law,
    cited,
    note,
    `Se leyó el texto de 1950 (entonces ${then}), no el de hoy.`,
  );
}

export const ley79 = readLaw('Ley 79 de 1988');
/** The rules of the mandate. */
export const codigoCivilCo = readLaw('Código Civil de Colombia');

/** The rules that a S.A.S. takes from the sociedad anónima. */
export const sasRemission = 'Se aplica a la S.A.S. por remisión, si los estatutos callan.';

/** The rules that a limitada takes from the sociedad anónima, where its own title and its bylaws are silent. */
export function byRemission372(article: string, note = ''): Source {
  const remission =
    'Se aplica a la limitada por remisión del artículo 372, si los estatutos callan.';
  const told = note === '' ? remission : `${remission} ${note}`;
  return unverifiedSource('Código de Comercio de Colombia', `artículo ${article}`, told);
}

/** Two months from the meeting, by the code of procedure, where the law of the body sets no term: `silent` says which. */
export const challengedByCgp382 = (silent: string): ActaRules['challenges'] => [
  {
    label: 'Impugnar una decisión',
    within: months(2),
    from: 'meeting',
    source: unverifiedSource(
      'Código General del Proceso',
      'artículo 382',
      `${silent} no fija el plazo.`,
      'El del Código no se ha leído.',
    ),
  },
];

/** The law of the country on the notice about personal data. */
export const coPrivacy: PrivacyLaw = {
  source: unverifiedSource(
    'Ley 1581 de 2012',
    'artículo 12',
    'Qué se le informa a la persona.',
    notRead,
  ),
  ground: 'La ley y los estatutos obligan a convocar, a comprobar el quórum y a dejar acta.',
  rights:
    'conocer, actualizar y rectificar sus datos, pedir prueba de cómo se usan y pedir que se supriman cuando no haya un deber legal de conservarlos',
  authority: 'la Superintendencia de Industria y Comercio',
};
