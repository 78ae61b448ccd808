import { leyCdmx, lgsm } from '../rules/lawSources.ts';
import { favourOver, presenceOver } from '../rules/requirements.ts';
import { atLeast, moreThanHalf } from '../rules/threshold.ts';
import { buildRule, quorumPerCall } from './buildRule.ts';
import { matters, type RulePack } from './rulePack.ts';

const unread = 'El texto de la ley no se ha leído; las cifras vienen de fuentes secundarias.';
const cdmx = leyCdmx('artículos 31 a 33', unread);

const cdmxQuorum = quorumPerCall(
  [presenceOver('all', atLeast(75, 100)), cdmx],
  [presenceOver('all', moreThanHalf), cdmx],
  [null, cdmx],
);

/** Mexico City: condominiums. Source: Ley de Propiedad en Condominio, through secondary sources. */
export const mxCdmx: RulePack = {
  packId: 'mx-cdmx',
  name: 'México: condominio en la Ciudad de México',
  country: 'MX',
  vocabulary: {
    units: { article: 'las', noun: 'unidades privativas', one: 'unidad privativa' },
    heads: { article: 'los', noun: 'condóminos', one: 'condómino' },
    weights: { main: { article: 'el', noun: 'indiviso' } },
  },
  rules: [
    buildRule({
      ruleId: 'mx-cdmx/ordinary',
      title: 'Mayoría simple de los presentes',
      requirement: favourOver('present', moreThanHalf),
      quorum: cdmxQuorum,
      bylawsMayLower: false,
      source: cdmx,
    }),
    buildRule({
      ruleId: 'mx-cdmx/absolute',
      title: 'Más de la mitad del indiviso',
      requirement: favourOver('all', moreThanHalf),
      quorum: cdmxQuorum,
      source: leyCdmx('', `Para lo que el reglamento reserve a mayoría absoluta. ${unread}`),
    }),
  ],
  matters: [
    ...matters(null, { 'administrator-report': 'Informe del administrador y del comité' }),
    ...matters('mx-cdmx/ordinary', {
      'chair-election': 'Designación de presidente, secretario y escrutadores',
      budget: 'Presupuesto y cuotas',
      'administrator-appointment': 'Nombramiento o remoción del administrador',
      'committee-election': 'Elección del comité de vigilancia',
      accounts: 'Aprobación del estado de cuenta anual',
      'other-business': 'Asuntos generales',
    }),
    ...matters('mx-cdmx/absolute', { 'regulation-reform': 'Modificación del reglamento' }),
  ],
  ordinaryRuleId: 'mx-cdmx/ordinary',
};

/** Mexico: companies. Source: Ley General de Sociedades Mercantiles, articles 181 to 191. */
export const mxLgsm: RulePack = {
  packId: 'mx-lgsm',
  name: 'México: sociedad anónima (Ley General de Sociedades Mercantiles)',
  country: 'MX',
  vocabulary: {
    units: { article: 'los', noun: 'títulos', one: 'título' },
    heads: { article: 'los', noun: 'accionistas', one: 'accionista' },
    weights: { main: { article: 'el', noun: 'capital' } },
  },
  rules: [
    buildRule({
      ruleId: 'mx-lgsm/ordinary',
      title: 'Mayoría de los votos presentes',
      requirement: favourOver('present', moreThanHalf),
      quorum: quorumPerCall(
        [presenceOver('all', atLeast(1, 2)), lgsm('189')],
        [null, lgsm('191', 'Cualquiera que sea el número de acciones representadas.')],
      ),
      source: lgsm('189'),
    }),
    buildRule({
      ruleId: 'mx-lgsm/extraordinary',
      title: 'La mitad del capital',
      requirement: favourOver('all', atLeast(1, 2)),
      quorum: quorumPerCall(
        [presenceOver('all', atLeast(3, 4)), lgsm('190')],
        [null, lgsm('191', 'Siempre con el voto de la mitad del capital.')],
      ),
      source: lgsm('190 y 191', 'La ley dice «la mitad», no más de la mitad.'),
    }),
  ],
  matters: [
    ...matters(null, { 'commissioner-report': 'Informe de los comisarios' }),
    ...matters('mx-lgsm/ordinary', {
      'administrators-report': 'Informe de los administradores',
      'administrators-election': 'Nombramiento de administradores y comisarios',
      fees: 'Emolumentos de administradores y comisarios',
      'other-business': 'Otros asuntos de asamblea ordinaria',
    }),
    ...matters('mx-lgsm/extraordinary', {
      extension: 'Prórroga de la duración',
      dissolution: 'Disolución anticipada',
      'capital-change': 'Aumento o reducción del capital',
      'purpose-change': 'Cambio de objeto',
      'nationality-change': 'Cambio de nacionalidad',
      transformation: 'Transformación',
      merger: 'Fusión',
      'preferred-shares': 'Emisión de acciones privilegiadas',
      'own-shares': 'Amortización de acciones propias',
      bonds: 'Emisión de bonos',
      'bylaws-reform': 'Otra modificación del contrato social',
    }),
  ],
  ordinaryRuleId: 'mx-lgsm/ordinary',
};
