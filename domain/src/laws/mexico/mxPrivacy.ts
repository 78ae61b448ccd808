import type { PrivacyLaw } from '../aspects/privacyLaw.ts';
import { notRead, unverifiedSource } from '../rules/lawSources.ts';

/** The law of the country on the notice about personal data. */
export const mxPrivacy: PrivacyLaw = {
  source: unverifiedSource(
    'Ley Federal de Protección de Datos Personales en Posesión de los Particulares (2025)',
    'artículos 15 y 16',
    'Qué dice el aviso de privacidad.',
    notRead,
  ),
  ground: 'La ley y los estatutos obligan a convocar, a comprobar el quórum y a levantar acta.',
  rights: 'acceder a sus datos, rectificarlos, cancelarlos y oponerse a su uso (derechos ARCO)',
  authority: 'la Secretaría Anticorrupción y Buen Gobierno',
};
