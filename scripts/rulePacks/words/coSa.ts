import { coCompanyQuotes } from './coCompanies.ts';
import { quoting, type Words } from './quote.ts';
import { codigoComercioCo, ley222 } from './textsRead.ts';

const code = quoting(codigoComercioCo);
const reform = quoting(ley222);

/** Sociedades anónimas of Colombia. */
export const coSaWords: Words = {
  'co-sa/ordinary': [
    reform('68', 'las decisiones se tomarán por mayoría de los votos presentes'),
    reform(
      '68',
      'En los estatutos de las sociedades que no negocien sus acciones en el mercado público de valores, podrá pactarse un quórum diferente o mayorías superiores a las indicadas.',
    ),
  ],
  'co-sa/accounts': [coCompanyQuotes.accounts],
  'co-sa/half-profits': [
    coCompanyQuotes.halfProfits,
    code(
      '454',
      'el porcentaje obligatorio de utilidades líquidas que deberá repartir la sociedad conforme al Artículo 155, se elevará al setenta por ciento',
    ),
  ],
  'co-sa/reforms': [
    reform(
      '68',
      'Con excepción de las mayorías decisorias señaladas en los artículos 155, 420 numeral 5o. y 455 del Código de Comercio, las decisiones se tomarán por mayoría de los votos presentes.',
    ),
  ],
  'co-sa/conflict': [coCompanyQuotes.conflict],
  'co-sa/liability': [coCompanyQuotes.liability],
  'co-sa/written': [coCompanyQuotes.written],
  'co-sa/final-accounts': [coCompanyQuotes.finalAccounts],
  'co-sa/less-profits': [coCompanyQuotes.lessProfits],
  'co-sa/no-preference': [
    code(
      '420, numeral 5',
      'para lo cual se requerirá el voto favorable de no menos del setenta por ciento de las acciones presentes en la reunión',
    ),
  ],
  'co-sa/dividend-in-shares': [
    code(
      '455',
      'podrá pagarse el dividendo en forma de acciones liberadas de la misma sociedad, si así lo dispone la asamblea con el voto del ochenta por ciento de las acciones representadas',
    ),
  ],
  'co-sa/privileged-shares': [
    code(
      '382',
      'con el voto favorable de un número plural de accionistas que represente no menos del setenta y cinco por ciento de las acciones suscritas',
    ),
  ],
  'co-sa/own-shares': [
    code(
      '396',
      'sino por decisión de la asamblea con voto favorable de no menos del setenta por ciento de las acciones suscritas',
    ),
  ],
  'co-sa/in-kind': [
    code(
      '132',
      'con el voto favorable del sesenta por ciento o más de las acciones, cuotas o partes de interés social, previa deducción de las que correspondan a los aportantes, quienes no podrán votar en dicho acto',
    ),
  ],
  'co-sa/off-agenda': [coCompanyQuotes.offAgenda],
  'co-sa/suspension': [
    code(
      '430',
      'cuantas veces lo decida cualquier número plural de asistentes que represente el cincuenta y uno por ciento, por lo menos, de las acciones representadas en la reunión',
    ),
  ],
  'co-sa/uneven-division': [coCompanyQuotes.unevenDivision],
  'co-sa/unanimity': [coCompanyQuotes.toSas],
  'co-sa/more-liability': [coCompanyQuotes.moreLiability, coCompanyQuotes.moreLiabilityMerged],
};
