import { esLphRules } from './esLphRules.ts';
import { matters, type RulePack } from './rulePack.ts';

/** Spain: communities of owners. */
export const esLph: RulePack = {
  packId: 'es-lph',
  name: 'España: propiedad horizontal (Ley 49/1960)',
  country: 'ES',
  vocabulary: {
    units: { article: 'los', noun: 'pisos y locales', one: 'piso o local' },
    heads: { article: 'los', noun: 'propietarios', one: 'propietario' },
    weights: { main: { article: 'las', noun: 'cuotas' } },
  },
  rules: esLphRules,
  matters: [
    ...matters(null, {
      'attendance-check': 'Comprobación de asistentes y representados',
      'president-report': 'Informe del presidente y del administrador',
      debtors: 'Relación de propietarios morosos',
    }),
    ...matters('es-lph/ordinary', {
      accounts: 'Aprobación de las cuentas',
      budget: 'Presupuesto',
      'officers-election': 'Elección de presidente, secretario y administrador',
      maintenance: 'Obras de conservación y reparación',
      derrama: 'Derrama para gastos necesarios',
      'house-rules': 'Normas de régimen interior',
      claims: 'Reclamación de deudas a morosos',
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
    }),
    ...matters('es-lph/three-fifths', {
      'doorman-services': 'Establecer o suprimir portería, vigilancia u otros servicios',
      'common-lease': 'Arrendamiento de elementos comunes sin uso asignado',
      'efficiency-systems': 'Equipos comunes de eficiencia energética o hídrica',
      improvements: 'Mejoras no requeridas',
      'unit-division': 'División, agregación o segregación de pisos',
      'structure-change': 'Alteración de la estructura o de las cosas comunes',
      'tourist-flats': 'Viviendas de uso turístico',
      'tourist-surcharge': 'Recargo a viviendas turísticas de hasta el 20 %',
    }),
    ...matters('es-lph/unanimity', {
      'constitutive-title': 'Modificación del título constitutivo',
      'bylaws-reform': 'Reforma de estatutos',
    }),
  ],
  ordinaryRuleId: 'es-lph/ordinary',
};
