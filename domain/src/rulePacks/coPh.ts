import { atLeastHeads, favourOver, presenceOver } from '../rules/requirements.ts';
import type { Source } from '../rules/source.ts';
import { atLeast, moreThanHalf } from '../rules/threshold.ts';
import { buildRule, quorumPerCall } from './buildRule.ts';
import type { RulePack } from './rulePack.ts';

const ley675 = (article: string, note?: string): Source => ({
  law: 'Ley 675 de 2001',
  article: `artículo ${article}`,
  verified: true,
  ...(note === undefined ? {} : { note }),
});

const quorum = quorumPerCall(
  [presenceOver('all', moreThanHalf), ley675('45')],
  [
    atLeastHeads('present', 2),
    ley675('41', 'Un número plural de propietarios, cualquiera que sea el porcentaje.'),
  ],
);

export const coPh: RulePack = {
  packId: 'co-ph',
  name: 'Colombia: propiedad horizontal (Ley 675 de 2001)',
  country: 'CO',
  vocabulary: {
    units: { article: 'las', noun: 'unidades', one: 'unidad' },
    heads: { article: 'los', noun: 'propietarios', one: 'propietario' },
    weights: { main: { article: 'el', noun: 'coeficiente' } },
  },
  rules: [
    buildRule({
      ruleId: 'co-ph/ordinary',
      title: 'Mayoría ordinaria',
      requirement: favourOver('present', moreThanHalf),
      quorum,
      ceiling: { threshold: atLeast(70, 100), effect: 'capped', source: ley675('45') },
      source: ley675('45'),
    }),
  ],
  matters: [{ matterId: 'budget', label: 'Presupuesto', ruleId: 'co-ph/ordinary' }],
  ordinaryRuleId: 'co-ph/ordinary',
};
