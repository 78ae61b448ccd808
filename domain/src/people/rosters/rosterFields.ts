export const rosterFields = [
  'unit',
  'group',
  'kind',
  'weight',
  'owner',
  'document',
  'email',
  'phone',
  'coowners',
  'arrears',
] as const;
export type RosterField = (typeof rosterFields)[number];
export type RosterColumns = Partial<Record<RosterField, number>>;

/** What each field is called on screen and in an exported file, which reads back by itself. */
export const rosterFieldNames: Readonly<Record<RosterField, string>> = {
  unit: 'Unidad',
  group: 'Agrupación',
  kind: 'Tipo',
  weight: 'Coeficiente',
  owner: 'Propietario',
  document: 'Documento',
  email: 'Correo',
  phone: 'Teléfono',
  coowners: 'Copropietarios',
  arrears: 'En mora',
};
