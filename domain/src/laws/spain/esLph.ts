import { matters, type RulePack } from '../rules/rulePack.ts';
import { esLphRules } from './esLphRules.ts';
import { lph } from './esSources.ts';
import { esWords } from './esWords.ts';

/** Spain: communities of owners. */
export const esLph: RulePack = {
  packId: 'es-lph',
  name: 'España: propiedad horizontal (Ley 49/1960)',
  country: 'ES',
  vocabulary: esWords['es-lph'].vocabulary,
  rules: esLphRules,
  arrearsAtStart: lph('15.2'),
  contestedDebts: lph('15.2'),
  matters: [
    ...matters(null, {
      'attendance-check': 'Comprobación de asistentes y representados',
      'president-report': 'Informe del presidente y del administrador',
      debtors: 'Relación de propietarios morosos',
      'urgent-measures': 'Información de medidas urgentes del administrador',
      'charging-point': 'Comunicación de un punto de recarga en plaza propia',
    }),
    ...matters('es-lph/ordinary', {
      accounts: 'Aprobación de las cuentas',
      budget: 'Presupuesto',
      'officers-election': 'Elección de presidente, secretario y administrador',
      'officers-removal': 'Remoción de cargos antes de plazo',
      'governing-bodies': 'Creación de otros órganos de gobierno',
      'owners-complaints': 'Reclamaciones contra la actuación de los cargos',
      'acta-correction': 'Subsanación del acta anterior',
      maintenance: 'Obras de conservación y reparación',
      'mandatory-works': 'Obras obligatorias: reparto y pago de la derrama',
      'works-nature': 'Discrepancia sobre la naturaleza de unas obras',
      derrama: 'Derrama para gastos necesarios',
      'reserve-fund': 'Fondo de reserva',
      'house-rules': 'Normas de régimen interior',
      claims: 'Reclamación de deudas a morosos',
      'arrears-measures': 'Medidas disuasorias contra la morosidad',
      'cessation-action': 'Acción de cesación de actividades prohibidas',
      'grouped-communities': 'Integración en una agrupación de comunidades',
      'other-business': 'Ruegos y preguntas con acuerdo',
    }),
    ...matters('es-lph/one-third', {
      telecom: 'Infraestructuras comunes de telecomunicación',
      renewables: 'Energías renovables o nuevos suministros energéticos',
      'private-efficiency': 'Sistemas de eficiencia de aprovechamiento privativo',
    }),
    ...matters('es-lph/majority-of-all', {
      accessibility: 'Supresión de barreras arquitectónicas',
      lift: 'Instalación de ascensor',
    }),
    ...matters('es-lph/simple', {
      'energy-efficiency': 'Eficiencia energética de hasta doce mensualidades',
      'common-renewables': 'Renovables de uso común de hasta doce mensualidades',
      'energy-funding': 'Ayudas o préstamos para obras de eficiencia energética',
    }),
    ...matters('es-lph/three-fifths', {
      'doorman-services': 'Establecer o suprimir portería, vigilancia u otros servicios',
      'common-lease': 'Arrendamiento de elementos comunes sin uso asignado',
      'efficiency-systems': 'Equipos comunes de eficiencia energética o hídrica',
      'tourist-flats': 'Viviendas de uso turístico',
      'tourist-surcharge': 'Recargo a viviendas turísticas de hasta el 20 %',
    }),
    ...matters('es-lph/three-fifths-changes', {
      improvements: 'Mejoras no requeridas',
      'new-floors': 'Construcción de nuevas plantas',
      'structure-change': 'Alteración de la estructura o de las cosas comunes',
    }),
    ...matters('es-lph/three-fifths-private', {
      'unit-division': 'División, agregación o segregación de pisos',
      'terrace-enclosure': 'Cerramiento de terrazas',
      'private-works': 'Obras de un propietario que alteran lo común',
    }),
    ...matters('es-lph/unanimity', {
      'constitutive-title': 'Modificación del título constitutivo',
      'bylaws-reform': 'Reforma de estatutos',
    }),
    ...matters('es-lph/unanimity-private', {
      'private-use': 'Uso privativo de un elemento común',
    }),
  ],
  ordinaryRuleId: 'es-lph/ordinary',
};
