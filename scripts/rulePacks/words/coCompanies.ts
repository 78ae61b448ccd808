import { quoting } from './quote.ts';
import { codigoComercioCo, ley222, ley1258 } from './textsRead.ts';

const code = quoting(codigoComercioCo);
const reform = quoting(ley222);
const sas = quoting(ley1258);

/** The quotes common to companies of Colombia. */
export const coCompanyQuotes = {
  conflict: reform(
    '23, numeral 7',
    'De la respectiva determinación deberá excluirse el voto del administrador, si fuere socio.',
  ),
  liability: reform(
    '25',
    'La decisión se tomará por la mitad más una de las acciones, cuotas o partes de interés representadas en la reunión e implicará la remoción del administrador.',
  ),
  written: reform(
    '20',
    'En este evento la mayoría respectiva se computará sobre el total de las partes de interés, cuotas o acciones en circulación',
  ),
  unevenDivision: reform(
    '3',
    'salvo que por unanimidad de las acciones, cuotas sociales o partes de interés representadas en la asamblea o junta de socios de la escindente, se apruebe una participación diferente',
  ),
  finalAccounts: code(
    '248',
    'con el voto favorable de la mayoría de los asociados que concurran, cualquiera que sea el valor de las partes de interés, cuotas o acciones que representen en la sociedad',
  ),
  accounts: code(
    '185',
    'Tampoco podrán votar los balances y cuentas de fin de ejercicio ni las de la liquidación.',
  ),
  halfProfits: code(
    '155',
    'deberá distribuirse por los menos el 50% de las utilidades líquidas o del saldo de las mismas',
  ),
  lessProfits: code(
    '155',
    'con el voto favorable de un número plural de socios que representen, cuando menos, el 78% de las acciones, cuotas o partes de interés representadas en la reunión',
  ),
  offAgenda: code(
    '425',
    'Pero por decisión del setenta por ciento de las acciones representadas podrá ocuparse de otros temas, una vez agotado el orden del día',
  ),
  toSas: sas(
    '31',
    'mediante determinación unánime de los asociados titulares de la totalidad de las acciones suscritas',
  ),
  moreLiability: code(
    '168',
    'Cuando la transformación imponga a los socios una responsabilidad mayor que la contraída bajo la forma anterior, deberá ser aprobada por unanimidad.',
  ),
  moreLiabilityMerged: code(
    '176',
    'Cuando la fusión imponga a los asociados una responsabilidad mayor que la contraída bajo la forma anterior, se aplicará lo prescrito en el artículo 168.',
  ),
};
