import type { Assembly } from '../../kernel/assemblies/assembly.ts';
import { citeSource } from '../../kernel/bylaws/source.ts';
import { type Country, knownCountry } from '../../kernel/countries/country.ts';
import { type PrivacyNotice, privacyVersion } from '../../kernel/signIn/privacyNotice.ts';
import { arPrivacy } from '../argentina/arPrivacy.ts';
import type { PrivacyLaw } from '../aspects/privacyLaw.ts';
import { clPrivacy } from '../chile/clPrivacy.ts';
import { coPrivacy } from '../colombia/coSources.ts';
import { genericPrivacy } from '../generic/genericPrivacy.ts';
import { mxPrivacy } from '../mexico/mxPrivacy.ts';
import { esPrivacy } from '../spain/esPrivacy.ts';

const byCountry: Readonly<Record<Country, PrivacyLaw>> = {
  CO: coPrivacy,
  ES: esPrivacy,
  AR: arPrivacy,
  CL: clPrivacy,
  MX: mxPrivacy,
};

/** The notice about their data for a person who enters an assembly, by the law of its country. */
export function writePrivacyNotice({
  name,
  country,
  dataContact = '',
}: Pick<Assembly, 'name' | 'country' | 'dataContact'>): PrivacyNotice {
  const known = knownCountry(country);
  const law = known === undefined ? genericPrivacy : byCountry[known];
  const ask =
    dataContact === ''
      ? 'Pregunte a su administración o en la mesa de registro.'
      : `Contacto: ${dataContact}`;
  const complaint =
    law.authority === null ? '' : ` Si no le responden, puede reclamar ante ${law.authority}.`;
  const cited =
    law.source === null ? '' : ` Este aviso se da por la norma: ${citeSource(law.source)}.`;
  return {
    version: privacyVersion,
    parts: [
      { title: 'Quién responde de sus datos', text: `La asamblea «${name}». ${ask}` },
      {
        title: 'Qué datos y para qué',
        text: 'Su nombre, documento, correo, teléfono y unidades, y lo que haga aquí: cuándo entra, a quién representa y en qué vota. Sirven para convocarle, comprobar quién es, contar el quórum y los votos, y redactar el acta. En una votación secreta no se guarda qué eligió.',
      },
      { title: 'Por qué se usan', text: `${law.ground} Por entrar no se le pide consentimiento.` },
      {
        title: 'Quién los ve',
        text: 'Quienes administran la asamblea y su mesa. Lo que consta en el acta lo leen también los demás miembros. Se guardan en los servidores de Google Cloud con los que trabaja Asamblea.',
      },
      {
        title: 'Cuánto tiempo',
        text: 'Lo que prueba las decisiones, mientras la ley mande conservar los libros o se puedan impugnar. Los códigos, enlaces y dispositivos se borran solos después de servir.',
      },
      { title: 'Sus derechos', text: `Puede ${law.rights}.${complaint}${cited}` },
    ],
  };
}
