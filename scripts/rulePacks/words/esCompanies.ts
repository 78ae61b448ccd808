import { quoting } from './quote.ts';
import { lsc, rdl5de2023 } from './textsRead.ts';

const cite = quoting(lsc);
const structural = quoting(rdl5de2023);

/** The quotes common to companies of Spain. */
export const esCompanyQuotes = {
  conflict: [
    cite(
      '190.1',
      'El socio no podrá ejercitar el derecho de voto correspondiente a sus acciones o participaciones cuando se trate de adoptar un acuerdo que tenga por objeto',
    ),
    cite(
      '190.2',
      'se deducirán del capital social para el cómputo de la mayoría de los votos que en cada caso sea necesaria',
    ),
  ],
  liability: cite(
    '238.1',
    'Los estatutos no podrán establecer una mayoría distinta a la ordinaria para la adopción de este acuerdo.',
  ),
  waiver: cite(
    '238.2',
    'la junta general podrá transigir o renunciar al ejercicio de la acción, siempre que no se opusieren a ello socios que representen el cinco por ciento del capital social',
  ),
  telematic: cite(
    '182 bis.2',
    'deberá ser aprobada por socios que representen al menos dos tercios del capital presente o representado en la reunión',
  ),
  allPartners: [
    cite(
      '296.2',
      'será preciso el consentimiento de todos los socios, salvo en el caso de que se haga íntegramente con cargo a beneficios o reservas que ya figurasen en el último balance aprobado',
    ),
    cite(
      '351',
      'con el consentimiento de todos los socios, podrán incorporarse a los estatutos causas determinadas de exclusión o modificarse o suprimirse las que figurasen en ellos con anterioridad',
    ),
  ],
  structuralCeiling: structural(
    '8.6',
    'siempre que no superen el noventa por ciento de los derechos de voto que corresponden al capital social presente o representado en la junta general',
  ),
};
