import { coCompanyQuotes } from './coCompanies.ts';
import { quoting, type Words } from './quote.ts';
import { codigoComercioCo } from './textsRead.ts';

const code = quoting(codigoComercioCo);
const ofAllQuotas = code(
  '359',
  'Las decisiones de la junta de socios se tomarán por un número plural de socios que represente la mayoría absoluta de las cuotas en que se halle dividido el capital de la compañía.',
);

/** Limitadas of Colombia. */
export const coLtdaWords: Words = {
  'co-ltda/ordinary': [
    ofAllQuotas,
    code(
      '359',
      'En los estatutos podrá estipularse que en lugar de la absoluta se requerirá una mayoría decisoria superior.',
    ),
  ],
  'co-ltda/accounts': [ofAllQuotas, coCompanyQuotes.accounts],
  'co-ltda/half-profits': [ofAllQuotas, coCompanyQuotes.halfProfits],
  'co-ltda/less-profits': [coCompanyQuotes.lessProfits],
  'co-ltda/reforms': [
    code(
      '360',
      'con el voto favorable de un número plural de asociados que represente, cuando menos, el setenta por ciento de las cuotas en que se halle dividido el capital social',
    ),
    code('360', 'Salvo que se estipule una mayoría superior'),
  ],
  'co-ltda/admission': [
    code('365', 'la autorización de la mayoría prevista para el ingreso de un extraño'),
  ],
  'co-ltda/off-agenda': [
    coCompanyQuotes.offAgenda,
    code(
      '372',
      'En lo no previsto en este Título o en los estatutos, las sociedades de responsabilidad limitada se regirán por las disposiciones sobre sociedades anónimas.',
    ),
  ],
  'co-ltda/conflict': [coCompanyQuotes.conflict],
  'co-ltda/liability': [coCompanyQuotes.liability],
  'co-ltda/uneven-division': [coCompanyQuotes.unevenDivision],
  'co-ltda/unanimity': [coCompanyQuotes.toSas],
  'co-ltda/more-liability': [coCompanyQuotes.moreLiability, coCompanyQuotes.moreLiabilityMerged],
  'co-ltda/written': [coCompanyQuotes.written],
  'co-ltda/final-accounts': [coCompanyQuotes.finalAccounts],
};
