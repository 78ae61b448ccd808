import { type Matter, matters, type RulePack } from '../rules/rulePack.ts';
import { arCcycRules } from './arCcycRules.ts';
import { ccyc } from './arSources.ts';
import { arWords } from './arWords.ts';

const listed: readonly Matter[] = [
  ...matters(null, {
    'quorum-check': 'Verificación de asistentes y de sus firmas',
    'administrator-report': 'Informe del administrador',
    'council-report': 'Informe del consejo de propietarios',
  }),
  ...matters('ar-ccyc/ordinary', {
    'chair-election': 'Elección del presidente de la asamblea',
    'secretary-election': 'Elección del secretario de actas',
    'signers-election': 'Designación de dos propietarios para firmar el acta',
    'agenda-approval': 'Aprobación del orden del día',
    accounts: 'Rendición de cuentas del administrador',
    budget: 'Presupuesto de gastos y expensas',
    'extraordinary-dues': 'Expensas extraordinarias',
    'reserve-fund': 'Fondo de reserva',
    'administrator-appointment': 'Designación o ratificación del administrador',
    'administrator-removal': 'Remoción del administrador',
    'council-election': 'Elección del consejo de propietarios',
    staff: 'Nombramiento o despido de personal',
    insurance: 'Seguros del consorcio',
    'other-business': 'Otros asuntos del orden del día',
  }),
  ...matters('ar-ccyc/works', { improvements: 'Mejora u obra nueva en cosas y partes comunes' }),
  ...matters('ar-ccyc/rights-limit', {
    'rights-limit': 'Supresión o limitación de derechos de una unidad',
  }),
  ...matters('ar-ccyc/two-thirds', {
    'regulation-reform': 'Modificación del reglamento de propiedad horizontal',
    easements: 'Servidumbres del conjunto inmobiliario',
    'self-convocation': 'Autoconvocatoria y temario',
  }),
  ...matters('ar-ccyc/destruction', {
    destruction: 'Demolición, reparación o reconstrucción del edificio deteriorado',
  }),
  ...matters('ar-ccyc/unanimity', {
    'structural-work': 'Obra que modifica sustancialmente la estructura',
    'private-interest-work': 'Obra en partes comunes que solo beneficia a un propietario',
    'off-agenda': 'Tratar un tema fuera del orden del día, con todos presentes',
    'outside-meeting': 'Decisión de todos sin asamblea',
  }),
  ...matters('ar-ccyc/disaffection', { disaffection: 'Desafectación del inmueble' }),
  ...matters('ar-ccyc/judicial', { 'judicial-meeting': 'Decisión en asamblea judicial' }),
];

/** Argentina: consorcios of horizontal property. */
export const arCcyc: RulePack = {
  packId: 'ar-ccyc',
  name: 'Argentina: propiedad horizontal (Código Civil y Comercial)',
  country: 'AR',
  vocabulary: arWords['ar-ccyc'].vocabulary,
  rules: arCcycRules,
  matters: listed,
  ordinaryRuleId: 'ar-ccyc/ordinary',
  arrearsRoom: {
    losses: ['vote'],
    keepsBase: true,
    source: ccyc(
      '2056, incisos l y p, y 2060',
      'El reglamento dice cómo se computan las mayorías; se toman siempre sobre la totalidad de los propietarios, también de quien debe.',
      'Que pueda quitar el voto a quien debe es una lectura, y se discute: el Código no lo nombra.',
    ),
  },
};
