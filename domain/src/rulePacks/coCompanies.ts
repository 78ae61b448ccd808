import { codigoComercioCo, ley222, ley1258, unverifiedSource } from '../rules/lawSources.ts';
import { allOf, atLeastHeads, favourOver, presenceOver } from '../rules/requirements.ts';
import { atLeast, moreThanHalf } from '../rules/threshold.ts';
import { buildRule, quorumPerCall } from './buildRule.ts';
import { matters, type RulePack } from './rulePack.ts';

const vocabulary: RulePack['vocabulary'] = {
  units: { article: 'los', noun: 'títulos', one: 'título' },
  heads: { article: 'los', noun: 'accionistas', one: 'accionista' },
  weights: { main: { article: 'las', noun: 'acciones' } },
};

const sasQuorum = quorumPerCall(
  [presenceOver('all', moreThanHalf), ley1258('22', 'Uno o varios accionistas.')],
  [
    null,
    unverifiedSource(
      'Código de Comercio de Colombia',
      'artículo 429',
      'Se aplica por remisión: uno o varios socios, cualquiera que sea el número de acciones.',
    ),
  ],
);

const saQuorum = quorumPerCall(
  [
    allOf(presenceOver('all', moreThanHalf), atLeastHeads('present', 2)),
    ley222('68', 'Un número plural de socios.'),
  ],
  [
    atLeastHeads('present', 2),
    codigoComercioCo(
      '429',
      'Un número plural de socios; si la sociedad cotiza en bolsa, basta uno (Ley 222, artículo 69).',
    ),
  ],
);

const meeting = {
  'quorum-check': 'Verificación del quórum',
  'management-report': 'Informe de gestión',
  'auditor-report': 'Informe del revisor fiscal',
};

const yearly = {
  'agenda-approval': 'Aprobación del orden del día',
  'chair-election': 'Elección de presidente y secretario de la reunión',
  'financial-statements': 'Aprobación de los estados financieros',
  'board-election': 'Elección de la junta directiva',
  'auditor-election': 'Elección del revisor fiscal',
  'legal-representative': 'Nombramiento del representante legal',
  'other-business': 'Proposiciones y varios',
};

/** Colombia: simplified companies. Source: Ley 1258 de 2008, articles 20 to 31. */
export const coSas: RulePack = {
  packId: 'co-sas',
  name: 'Colombia: S.A.S. (Ley 1258 de 2008)',
  country: 'CO',
  vocabulary,
  rules: [
    buildRule({
      ruleId: 'co-sas/ordinary',
      title: 'Mayoría de las acciones presentes',
      requirement: favourOver('present', moreThanHalf),
      quorum: sasQuorum,
      source: ley1258('22', '«La mitad más una» se lee como más de la mitad.'),
    }),
    buildRule({
      ruleId: 'co-sas/reforms',
      title: 'Reforma de estatutos',
      requirement: favourOver('present', moreThanHalf),
      quorum: sasQuorum,
      source: ley1258('29'),
    }),
    buildRule({
      ruleId: 'co-sas/exclusion',
      title: 'Exclusión de un accionista',
      requirement: favourOver('present', moreThanHalf),
      quorum: sasQuorum,
      exclusions: { quorum: [], base: ['conflict'], vote: ['conflict'], reach: 'owner' },
      source: ley1258('16 y 39', 'Sin el voto del accionista de quien se trata.'),
    }),
    buildRule({
      ruleId: 'co-sas/unanimity',
      title: 'Unanimidad de las acciones suscritas',
      requirement: favourOver('all', atLeast(1, 1)),
      quorum: sasQuorum,
      source: ley1258('31 y 41'),
    }),
  ],
  matters: [
    ...matters(null, meeting),
    ...matters('co-sas/ordinary', {
      ...yearly,
      'profit-distribution': 'Distribución de utilidades',
    }),
    ...matters('co-sas/reforms', { 'bylaws-reform': 'Reforma de estatutos' }),
    ...matters('co-sas/exclusion', { 'partner-exclusion': 'Exclusión de un accionista' }),
    ...matters('co-sas/unanimity', {
      transformation: 'Transformación en otro tipo de sociedad',
      'transfer-ban': 'Cláusulas que restringen negociar acciones, arbitraje o voto múltiple',
    }),
  ],
  ordinaryRuleId: 'co-sas/ordinary',
};

/** Colombia: public limited companies. Source: Ley 222 de 1995 and Código de Comercio. */
export const coSa: RulePack = {
  packId: 'co-sa',
  name: 'Colombia: sociedad anónima (Código de Comercio y Ley 222 de 1995)',
  country: 'CO',
  vocabulary,
  rules: [
    buildRule({
      ruleId: 'co-sa/ordinary',
      title: 'Mayoría de los votos presentes',
      requirement: favourOver('present', moreThanHalf),
      quorum: saQuorum,
      source: ley222('68'),
    }),
    buildRule({
      ruleId: 'co-sa/less-profits',
      title: 'Repartir menos de la mitad de las utilidades',
      requirement: allOf(favourOver('present', atLeast(78, 100)), atLeastHeads('favour', 2)),
      quorum: saQuorum,
      source: unverifiedSource(
        'Código de Comercio de Colombia',
        'artículo 155',
        'El 78 % de las acciones representadas, con número plural de socios; el texto no se ha leído.',
      ),
    }),
    buildRule({
      ruleId: 'co-sa/no-preference',
      title: 'Emitir acciones sin derecho de preferencia',
      requirement: favourOver('present', atLeast(70, 100)),
      quorum: saQuorum,
      source: unverifiedSource(
        'Código de Comercio de Colombia',
        'artículo 420, numeral 5',
        'No menos del 70 % de las acciones presentes; el texto no se ha leído.',
      ),
    }),
    buildRule({
      ruleId: 'co-sa/dividend-in-shares',
      title: 'Pagar el dividendo en acciones',
      requirement: favourOver('present', atLeast(80, 100)),
      quorum: saQuorum,
      source: unverifiedSource(
        'Código de Comercio de Colombia',
        'artículo 455',
        'El 80 % de las acciones representadas; el texto no se ha leído.',
      ),
    }),
    buildRule({
      ruleId: 'co-sa/reforms',
      title: 'Reforma de estatutos',
      requirement: favourOver('present', atLeast(70, 100)),
      quorum: saQuorum,
      source: codigoComercioCo(
        '421',
        'Pide el 70 % de las acciones representadas; la Superintendencia entiende que la Ley 222, artículo 68, lo dejó en la mayoría de los votos presentes.',
      ),
    }),
  ],
  matters: [
    ...matters(null, meeting),
    ...matters('co-sa/ordinary', {
      ...yearly,
      'profit-distribution': 'Distribución de al menos la mitad de las utilidades',
    }),
    ...matters('co-sa/less-profits', { 'less-profits': 'Repartir menos de la mitad' }),
    ...matters('co-sa/no-preference', {
      'no-preference': 'Colocar acciones sin derecho de preferencia',
    }),
    ...matters('co-sa/dividend-in-shares', { 'dividend-in-shares': 'Dividendo en acciones' }),
    ...matters('co-sa/reforms', { 'bylaws-reform': 'Reforma de estatutos' }),
  ],
  ordinaryRuleId: 'co-sa/ordinary',
};
