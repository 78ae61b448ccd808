import { type Matter, matters, type RulePack } from '../rules/rulePack.ts';
import { cl21442Rules } from './cl21442Rules.ts';
import { clWords } from './clWords.ts';

/** Articles 14, 16 and 22; which majority each one takes, from secondary sources. */
const listed: readonly Matter[] = [
  ...matters(null, {
    'quorum-check': 'Verificación del quórum y de los copropietarios hábiles',
    'committee-report': 'Cuenta del comité de administración',
    'administrator-report': 'Cuenta documentada de la gestión del administrador',
    budget: 'Presupuesto estimativo, que aprueba el comité de administración',
  }),
  ...matters('cl-21442/ordinary', {
    'chair-election': 'Elección de quien preside, a falta del presidente del comité',
    'signers-election': 'Designación de copropietarios para firmar el acta',
    'agenda-approval': 'Aprobación de la tabla',
    accounts: 'Aprobación del balance de ingresos y egresos',
    'committee-election': 'Designación o reelección del comité de administración',
    'committee-resignation': 'Renuncia de miembros del comité de administración',
    'administrator-appointment': 'Designación del administrador o subadministrador',
    'administrator-removal': 'Remoción del administrador o subadministrador',
    'emergency-plan': 'Plan de emergencia y simulacros de evacuación',
    'insurance-renewal': 'Seguro del condominio sin cambiar los riesgos cubiertos',
    'other-business': 'Otros asuntos de interés de los copropietarios',
  }),
  ...matters('cl-21442/absolute', {
    'committee-removal': 'Remoción de miembros del comité de administración',
    'extraordinary-expenses': 'Gastos o inversiones de más de seis cuotas en doce meses',
    'joint-administration': 'Administración conjunta o subadministraciones',
    'self-financing': 'Programas de autofinanciamiento y asociaciones con terceros',
    'reserve-surcharge': 'Recargo para formar el fondo común de reserva',
    'reserve-fund': 'Uso del fondo de reserva en mantención o reparación',
    'common-property-works': 'Alteraciones de los bienes comunes',
  }),
  ...matters('cl-21442/regulation', {
    'regulation-reform': 'Modificación del reglamento, salvo materias de mayoría reforzada',
  }),
  ...matters('cl-21442/reinforced', {
    'reinforced-regulation-reform': 'Modificación del reglamento en materias de mayoría reforzada',
    'committee-delegation': 'Delegación de facultades al comité de administración',
    'common-property-sale': 'Enajenar, arrendar, ceder o gravar bienes comunes',
    reconstruction: 'Reconstrucción o demolición del condominio',
    'regime-exit': 'Dejar sin efecto o modificar el régimen de copropiedad',
    'use-change': 'Cambio de destino de las unidades',
    'building-works': 'Ampliaciones del condominio o alteraciones de sus unidades',
    'common-construction': 'Construcciones en bienes comunes o cambio de su destino',
    'exclusive-use': 'Uso y goce exclusivo de bienes comunes',
    'committee-pay': 'Retribución del comité con descuento en los gastos comunes',
    'insurance-change': 'Nuevo seguro que cambia los riesgos cubiertos',
  }),
];

/** Chile: condominiums. */
export const cl21442: RulePack = {
  packId: 'cl-21442',
  name: 'Chile: copropiedad inmobiliaria (Ley 21.442)',
  country: 'CL',
  vocabulary: clWords['cl-21442'].vocabulary,
  rules: cl21442Rules,
  matters: listed,
  ordinaryRuleId: 'cl-21442/ordinary',
};
