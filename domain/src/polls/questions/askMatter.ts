import type { Matter } from '../../laws/rules/rulePack.ts';

const asked = new Map<string, string>(
  Object.entries({
    'agenda-approval': '¿Aprueba el orden del día?',
    'acta-approval': '¿Aprueba el acta de la asamblea anterior?',
    'acta-committee': '¿Aprueba la comisión propuesta para verificar el acta?',
    'chair-election':
      '¿Aprueba a las personas propuestas para presidir la asamblea y llevar el acta?',
    'financial-statements': '¿Aprueba los estados financieros presentados?',
    accounts: '¿Aprueba las cuentas presentadas?',
    budget: '¿Aprueba el presupuesto presentado?',
    'ordinary-dues': '¿Aprueba las cuotas de administración propuestas?',
    'extraordinary-dues': '¿Aprueba la cuota extraordinaria propuesta?',
    'large-extraordinary-dues': '¿Aprueba la cuota extraordinaria propuesta?',
    derrama: '¿Aprueba la derrama propuesta?',
    'bylaws-reform': '¿Aprueba la reforma propuesta?',
    'regulation-reform': '¿Aprueba la modificación propuesta del reglamento?',
    'coefficients-reform': '¿Aprueba la modificación propuesta de los coeficientes?',
    'coexistence-rules': '¿Aprueba el manual de convivencia propuesto?',
    'profit-distribution': '¿Aprueba la distribución de utilidades propuesta?',
    surplus: '¿Aprueba el destino propuesto para los excedentes?',
  }),
);

/** How a matter is usually asked; the chair writes over it. */
export function askMatter({ matterId, label }: Pick<Matter, 'matterId' | 'label'>): string {
  return asked.get(matterId) ?? `¿Aprueba lo propuesto sobre «${label}»?`;
}
