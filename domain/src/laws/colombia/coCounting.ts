import type { PackOf } from '../../kernel/assemblies/packId.ts';
import { citeSource } from '../../kernel/bylaws/source.ts';
import { leftTo, ordered } from '../aspects/buildCounting.ts';
import type { CountingLaw } from '../aspects/countingLaw.ts';
import { unverifiedSource } from '../rules/lawSources.ts';
import { codigoComercioCo, cst, cstOf1950, ley79, ley675, ley1258 } from './coSources.ts';

/** Article 197 is of every company: «siempre que en las sociedades se elija a dos o más personas». */
const byQuotient = ordered(
  codigoComercioCo(
    '197',
    'Los votos en blanco solo cuentan para el cociente. El artículo no manda redondear: se usa la fracción exacta.',
  ),
);

const byQuotient79 = ordered(
  ley79(
    '32',
    'El sistema lo dicen los estatutos; si es de listas o planchas, los puestos van por cociente. Los votos en blanco cuentan para el cociente por analogía (Código de Comercio, artículo 197).',
  ),
);

/** The laws of the country on electing people and slates. */
export const coCounting: Readonly<Record<PackOf<'co'>, CountingLaw>> = {
  'co-ph': {
    ...leftTo(
      'el reglamento',
      'La ley no fija cómo se elige el consejo (Ley 675 de 2001, artículo 53): manda el reglamento. Si pide cociente, se cuenta como en el artículo 197 del Código de Comercio, por analogía.',
    ),
    blankInQuotient: true,
    disqualified: [`${citeSource(ley675('53'))}: no es propietario ni delegado de uno`],
    secretWarning: `En una reunión no presencial o mixta la ley pide prueba inequívoca de lo que votó cada propietario, y un voto secreto no la deja: allí use el voto con nombre (${citeSource(ley675('42'))}).`,
  },
  'co-sas': ordered(
    ley1258(
      '25, parágrafo',
      'Los estatutos pueden fijar otro método; si callan, rige el artículo 197 del Código de Comercio.',
    ),
  ),
  'co-sa': byQuotient,
  'co-ltda': byQuotient,
  'co-cooperativa': byQuotient79,
  'co-delegados': byQuotient79,
  'co-sindicato': {
    ...ordered(
      unverifiedSource(
        'Código Sustantivo del Trabajo',
        'artículo 391',
        'Para asegurar la representación de las minorías. Los votos en blanco cuentan para el cociente por analogía (Código de Comercio, artículo 197).',
      ),
    ),
    disqualified: [
      `${citeSource(cst('388'))}: no es miembro del sindicato`,
      `${citeSource(cst('389'))}: representa al empleador o es alto directivo de la empresa`,
    ],
    namedWarning:
      'La junta directiva de un sindicato se elige por votación secreta, en papeleta escrita y por cociente, so pena de nulidad (Código Sustantivo del Trabajo, artículo 391). Cualquier afiliado puede pedir que otra votación sea secreta, o que el acta nombre a quienes están: negarlo la anula (artículo 392).',
    onRequest: cstOf1950('392', '409', ''),
  },
};
