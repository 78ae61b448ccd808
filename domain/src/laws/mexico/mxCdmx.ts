import { atLeast, moreThanHalf } from '../../kernel/weights/threshold.ts';
import { buildRule, quorumPerCall } from '../rules/buildRule.ts';
import { allOf, favourOver, presenceOver } from '../rules/requirements.ts';
import type { Exclusions } from '../rules/rule.ts';
import { type Matter, matters, type RulePack } from '../rules/rulePack.ts';
import { leyCdmx } from './mxSources.ts';
import { mxWords } from './mxWords.ts';

const quorumSource = leyCdmx(
  'artículos 31 a 33',
  '',
  'El texto no se ha leído. Una fuente secundaria cuenta el quórum por condóminos; otras, por indiviso.',
);

const votesSource = leyCdmx(
  'artículos 31 a 33',
  'Mayoría simple de votos: cada condómino tiene los de su indiviso. Confírmelo antes de decidir.',
  'El texto no se ha leído: lo dice una fuente secundaria.',
);

const fromMemory = (what: string) =>
  leyCdmx('', `${what} Confírmelo antes de decidir.`, 'Sin fuente escrita.');

const deedSource = fromMemory(
  'Asiste la mayoría simple de los condóminos y votan a favor más de la mitad del indiviso total.',
);

const extinctionSource = fromMemory(
  'Asiste la mayoría simple de los condóminos y votan a favor el 75 % del indiviso y la mayoría de los condóminos.',
);

/** Secondary sources: a debtor (two ordinary dues or one extraordinary) has neither vote nor quorum. */
const debtors: Exclusions = {
  quorum: ['arrears'],
  base: ['arrears'],
  vote: ['arrears'],
  reach: 'owner',
};

/** Over the whole building: a debtor does not vote and stays in the total. */
const debtorsStay: Exclusions = { ...debtors, base: [] };

const assemblyQuorum = quorumPerCall(
  [presenceOver('allMinusExcluded', atLeast(75, 100), 'heads'), quorumSource],
  [presenceOver('allMinusExcluded', moreThanHalf, 'heads'), quorumSource],
  [null, quorumSource],
);

const halfOfOwners = presenceOver('allMinusExcluded', moreThanHalf, 'heads');

const listed: readonly Matter[] = [
  ...matters(null, {
    'quorum-check': 'Lista de asistencia y verificación del quórum',
    'administrator-report': 'Informe del administrador',
    'committee-report': 'Informe del comité de vigilancia',
  }),
  ...matters('mx-cdmx/ordinary', {
    'chair-election': 'Designación de presidente, secretario y escrutadores',
    'agenda-approval': 'Aprobación del orden del día',
    accounts: 'Aprobación de los estados de cuenta',
    budget: 'Presupuesto y cuotas de mantenimiento',
    'extraordinary-dues': 'Cuotas extraordinarias',
    'reserve-fund': 'Fondo de reserva',
    'administrator-appointment': 'Nombramiento o remoción del administrador',
    'committee-election': 'Elección del comité de vigilancia',
    'other-business': 'Asuntos generales',
  }),
  ...matters('mx-cdmx/absolute', {
    'deed-reform': 'Modificación de la escritura constitutiva',
    'regulation-reform': 'Modificación del reglamento interno',
    'new-works': 'Obras nuevas',
    reconstruction: 'Destrucción, ruina o reconstrucción',
  }),
  ...matters('mx-cdmx/extinction', { extinction: 'Extinción voluntaria del régimen' }),
];

/** Mexico City: condominiums. Nothing of its articles 31 to 33 was read: everything is unverified. */
export const mxCdmx: RulePack = {
  packId: 'mx-cdmx',
  name: 'México: condominio en la Ciudad de México',
  country: 'MX',
  vocabulary: mxWords['mx-cdmx'].vocabulary,
  rules: [
    buildRule({
      ruleId: 'mx-cdmx/ordinary',
      title: 'Mayoría simple de los votos presentes',
      requirement: favourOver('present', moreThanHalf),
      quorum: assemblyQuorum,
      exclusions: debtors,
      source: votesSource,
    }),
    buildRule({
      ruleId: 'mx-cdmx/absolute',
      title: 'Más de la mitad del indiviso total',
      requirement: favourOver('all', moreThanHalf),
      quorum: quorumPerCall([halfOfOwners, deedSource]),
      exclusions: debtorsStay,
      source: deedSource,
    }),
    buildRule({
      ruleId: 'mx-cdmx/extinction',
      title: 'Extinción del régimen',
      requirement: allOf(
        favourOver('all', atLeast(75, 100)),
        favourOver('all', moreThanHalf, 'heads'),
      ),
      quorum: quorumPerCall([halfOfOwners, extinctionSource]),
      exclusions: debtorsStay,
      source: extinctionSource,
    }),
  ],
  matters: listed,
  ordinaryRuleId: 'mx-cdmx/ordinary',
  debtLimit: leyCdmx(
    '',
    'Pierde el voto quien debe dos cuotas ordinarias o una extraordinaria. Confírmelo antes de decidir.',
    'El texto no se ha leído: lo dice una fuente secundaria.',
  ),
};
