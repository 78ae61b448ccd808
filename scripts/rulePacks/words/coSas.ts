import { coCompanyQuotes } from './coCompanies.ts';
import { quoting, type Words } from './quote.ts';
import { ley1258 } from './textsRead.ts';

const cite = quoting(ley1258);

/** Simplified companies of Colombia. */
export const coSasWords: Words = {
  'co-sas/ordinary': [
    cite(
      '22',
      'Las determinaciones se adoptarán mediante el voto favorable de un número singular o plural de accionistas que represente cuando menos la mitad más una de las acciones presentes',
    ),
    cite(
      '22',
      'salvo que en los estatutos se prevea una mayoría decisoria superior para algunas o todas las decisiones',
    ),
  ],
  'co-sas/reforms': [
    cite(
      '29',
      'con el voto favorable de uno o varios accionistas que representen cuando menos la mitad más una de las acciones presentes en la respectiva reunión',
    ),
  ],
  'co-sas/global-sale': [
    cite(
      '32',
      'con el voto favorable de uno o varios accionistas que representen cuando menos la mitad más una de las acciones presentes en la respectiva reunión',
    ),
  ],
  'co-sas/exclusion': [
    cite(
      '39, parágrafo',
      'con el voto favorable de uno o varios accionistas que representen cuando menos la mitad más una de las acciones presentes en la respectiva reunión',
    ),
    cite(
      '39, parágrafo',
      'sin contar el voto del accionista o accionistas que fueren objeto de esta medida',
    ),
    cite('16, parágrafo', 'excluido el voto del accionista que fuere objeto de estas medidas'),
  ],
  'co-sas/conflict': [coCompanyQuotes.conflict],
  'co-sas/liability': [coCompanyQuotes.liability],
  'co-sas/unanimity': [
    cite(
      '41',
      'sólo podrán ser incluidas o modificadas mediante la determinación de los titulares del ciento por ciento (100 %) de las acciones suscritas',
    ),
    cite(
      '31',
      'mediante decisión unánime de los asociados titulares de la totalidad de las acciones suscritas',
    ),
    cite('13', 'por voluntad unánime de la totalidad de los accionistas'),
  ],
  'co-sas/written': [coCompanyQuotes.written],
  'co-sas/final-accounts': [coCompanyQuotes.finalAccounts],
};
