import { tableShape } from '../../kernel/tables/tableShape.ts';

export type SlateField = 'slate' | 'name' | 'surname' | 'substitute' | 'place';

const people = [
  ...['principal', 'principales', 'candidato', 'candidata', 'candidatos', 'candidatas'],
  ...['integrante', 'integrantes', 'miembro', 'miembros', 'postulado', 'postulados', 'aspirante'],
  ...['aspirantes', 'titular', 'titulares', 'nombre', 'nombres', 'nombre completo', 'propietario'],
  ...['nombre apellidos', 'nombres apellidos', 'apellidos nombres', 'apellidos nombre', 'persona'],
  ...['nombre candidato', 'nombre principal', 'nombre integrante', 'opcion', 'opciones'],
];

/** The shape of a table of candidates: one by one, or in slates. */
export const slateShape = tableShape<SlateField>({
  fields: [
    {
      key: 'slate',
      titles: [
        ...['plancha', 'planchas', 'no plancha', 'plancha no', 'nombre plancha', 'lista', 'listas'],
        ...['no lista', 'lista no', 'nombre lista', 'planilla', 'no planilla', 'grupo'],
      ],
    },
    { key: 'name', titles: people },
    { key: 'surname', titles: ['apellido', 'apellidos', 'primer apellido'] },
    {
      key: 'substitute',
      titles: ['suplente', 'suplentes', 'nombre suplente', 'suplente personal', 'alterno'],
    },
    {
      key: 'place',
      titles: ['no', 'item', 'orden', 'no orden', 'renglon', 'no renglon', 'puesto', 'posicion'],
    },
  ],
  score: (columns) =>
    columns.name === undefined && (columns.slate === undefined || columns.substitute === undefined)
      ? 0
      : Object.keys(columns).length,
  isWhole: true,
  unit: 'name',
  group: 'slate',
  who: ['substitute'],
  goesOn: [],
  others: [],
});

export const slateFieldNames = {
  slate: 'plancha',
  name: 'nombre',
  surname: 'apellido',
  substitute: 'suplente',
  place: 'puesto',
} satisfies Record<SlateField, string>;
