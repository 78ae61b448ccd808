import type { PrivacyLaw } from '../aspects/privacyLaw.ts';
import { notRead, unverifiedSource } from '../rules/lawSources.ts';

/** The law of the country on the notice about personal data. */
export const esPrivacy: PrivacyLaw = {
  source: unverifiedSource(
    'Reglamento (UE) 2016/679',
    'artículos 13 y 14, y artículo 11 de la Ley Orgánica 3/2018',
    'Qué se informa a la persona, y en dos capas.',
    notRead,
  ),
  ground:
    'El tratamiento es necesario para cumplir la obligación legal de convocar y documentar la junta, y por el interés legítimo en celebrarla con orden.',
  rights:
    'acceder a sus datos, rectificarlos, suprimirlos, limitar su tratamiento, oponerse a él y pedir su portabilidad',
  authority: 'la Agencia Española de Protección de Datos',
};
