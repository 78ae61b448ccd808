import type { PrivacyLaw } from '../aspects/privacyLaw.ts';
import { notRead, unverifiedSource } from '../rules/lawSources.ts';

/** The law of the country on the notice about personal data. */
export const arPrivacy: PrivacyLaw = {
  source: unverifiedSource(
    'Ley 25.326',
    'artículo 6',
    'Qué se informa al titular de los datos.',
    notRead,
  ),
  ground: 'La ley y el reglamento obligan a convocar, a comprobar el quórum y a labrar acta.',
  rights: 'acceder a sus datos, rectificarlos, actualizarlos y pedir que se supriman',
  authority: 'la Agencia de Acceso a la Información Pública',
};
