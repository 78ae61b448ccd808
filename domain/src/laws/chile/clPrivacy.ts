import type { PrivacyLaw } from '../aspects/privacyLaw.ts';
import { notRead, unverifiedSource } from '../rules/lawSources.ts';

/** The law of the country on the notice about personal data. */
export const clPrivacy: PrivacyLaw = {
  source: unverifiedSource(
    'Ley 19.628, modificada por la Ley 21.719',
    '',
    'El deber de informar a la persona.',
    notRead,
  ),
  ground: 'La ley y el reglamento obligan a citar, a comprobar el quórum y a dejar acta.',
  rights:
    'acceder a sus datos, rectificarlos, suprimirlos, oponerse a su uso, pedir su portabilidad y su bloqueo',
  authority: 'la Agencia de Protección de Datos Personales',
};
