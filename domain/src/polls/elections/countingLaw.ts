import type { PackId } from '../../kernel/assemblies/packId.ts';
import type { Source } from '../../kernel/bylaws/source.ts';
import type { CountingLaw } from '../../laws/aspects/countingLaw.ts';
import { codigoComercioCo, ley1258 } from '../../laws/colombia/coSources.ts';
import { bylawSource, unverifiedSource } from '../../laws/rules/lawSources.ts';

/** What the law of each pack says of slates and of people. */
export function countingLawOf(packId: PackId): CountingLaw {
  return countingLaws[packId];
}

/** How the bylaws are called where each law has them. */
type BylawsName = 'el reglamento' | 'el estatuto' | 'los estatutos';

function mostVoted(law: BylawsName): Source {
  const says = law === 'los estatutos' ? 'lo dicen' : 'lo dice';
  const note = `No consta que la ley dé la elección a los más votados: compruebe que ${law} ${says}.`;
  return unverifiedSource(law, '', note);
}

function ordered(source: Source): CountingLaw {
  const bylaws = mostVoted('los estatutos');
  return { method: 'quotient', blankInQuotient: true, source, asksMajority: true, bylaws };
}

function leftTo(
  law: BylawsName,
  note = `La ley no regula planchas: ${law === 'los estatutos' ? 'mandan' : 'manda'} ${law}.`,
): CountingLaw {
  const source = unverifiedSource(law, '', note);
  const bylaws = mostVoted(law);
  return { method: null, blankInQuotient: false, source, asksMajority: true, bylaws };
}

const countingLaws: Readonly<Record<PackId, CountingLaw>> = {
  'co-ph': {
    ...leftTo(
      'el reglamento',
      'La ley no fija cómo se elige el consejo (Ley 675 de 2001, artículo 53): manda el reglamento. Si pide cociente, se cuenta como en el artículo 197 del Código de Comercio, por analogía.',
    ),
    blankInQuotient: true,
  },
  'co-sas': ordered(
    ley1258(
      '25, parágrafo',
      'Los estatutos pueden fijar otro método; si callan, rige el artículo 197 del Código de Comercio.',
    ),
  ),
  'co-sa': ordered(
    codigoComercioCo(
      '197',
      'Los votos en blanco solo cuentan para el cociente. El artículo no manda redondear: se usa la fracción exacta.',
    ),
  ),
  'es-lph': leftTo('los estatutos'),
  'es-sa': leftTo(
    'los estatutos',
    'La ley prevé agrupar acciones para nombrar vocales (Ley de Sociedades de Capital, artículo 243), no planchas: mandan los estatutos.',
  ),
  'es-sl': leftTo(
    'los estatutos',
    'La ley no regula planchas y deja los votos en blanco fuera de los válidos (Ley de Sociedades de Capital, artículo 198): mandan los estatutos.',
  ),
  'ar-ccyc': leftTo('el reglamento'),
  'ar-lgs': leftTo(
    'el estatuto',
    'La ley prevé el voto acumulativo (Ley General de Sociedades 19.550, artículo 263), que es otro sistema; las planchas quedan al estatuto.',
  ),
  'cl-21442': leftTo('el reglamento'),
  'mx-cdmx': leftTo('el reglamento'),
  'mx-lgsm': leftTo('los estatutos'),
  generic: {
    ...leftTo('los estatutos', 'Mandan los estatutos: revise cómo cuentan los votos en blanco.'),
    asksMajority: false,
    bylaws: bylawSource('Mandan los estatutos: gana quien tenga más votos, sin mínimo.'),
  },
};
