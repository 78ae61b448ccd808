import { type TableField, tableShape } from '../../kernel/tables/tableShape.ts';
import { documentTitles } from '../../people/titles/ownerTitles.ts';
import { groupTitles, unitTitles } from '../../people/titles/unitTitles.ts';

export type CallField =
  | 'name'
  | 'surname'
  | 'email'
  | 'document'
  | 'unit'
  | 'group'
  | 'joined'
  | 'left'
  | 'duration';

const fields: readonly TableField<CallField>[] = [
  {
    key: 'name',
    isNot: ['id', 'upn'],
    titles: [
      ...['name', 'name original name', 'full name', 'first name', 'display name', 'user name'],
      ...['participant', 'participant name', 'nombre', 'nombre nombre original', 'nombres'],
      ...['nombre original', 'nombre completo', 'nombre participante', 'nombre usuario'],
      ...['participante', 'nombres apellidos', 'nombre apellidos', 'nombre pantalla', 'asistente'],
      ...['nome', 'nome nome original', 'nome original', 'nome completo', 'participantes'],
    ],
  },
  {
    key: 'surname',
    titles: ['last name', 'surname', 'family name', 'apellido', 'apellidos', 'sobrenome'],
  },
  {
    key: 'email',
    titles: [
      ...['email', 'user email', 'email address', 'correo', 'correo electronico', 'mail'],
      ...[
        'email usuario',
        'correo usuario',
        'correo electronico usuario',
        'upn',
        'email do usuario',
      ],
      ...['direccion correo electronico', 'direccion correo', 'e mail'],
    ],
  },
  { key: 'document', titles: documentTitles.sure },
  { key: 'unit', titles: [...unitTitles.sure, 'unidades'] },
  { key: 'group', titles: groupTitles.sure },
  {
    key: 'joined',
    titles: [
      ...[
        'join time',
        'time joined',
        'first join',
        'first join time',
        'hora entrada',
        'hora union',
      ],
      ...['hora ingreso', 'primera union', 'hora primera union', 'hora incorporacion', 'se unio'],
      ...['hora que se unio', 'hora conexion', 'hora a que se unio', 'primera entrada', 'entrada'],
      ...['hora que entro', 'horario entrada'],
    ],
  },
  {
    key: 'left',
    titles: [
      ...['leave time', 'time exited', 'last leave', 'last leave time', 'hora salida', 'salida'],
      ...[
        'ultima salida',
        'hora ultima salida',
        'hora abandono',
        'hora que salio',
        'horario saida',
      ],
      ...['hora desconexion', 'time left', 'hora que se fue'],
    ],
  },
  {
    key: 'duration',
    titles: [
      ...['duration', 'duration minutes', 'in meeting duration', 'time in call', 'duracion'],
      ...['duracion minutos', 'duracion reunion', 'duracion min', 'tiempo en llamada'],
      ...['total duration minutes', 'duracion total minutos', 'tiempo total', 'tiempo conexion'],
      ...['duracion en reunion', 'duracao', 'duracao minutos', 'minutos'],
    ],
  },
];

/** The shape of the report of a video call, from any program: a row for each time that somebody came. */
export const callShape = tableShape<CallField>({
  fields,
  score({ name, ...others }) {
    const count = Object.keys(others).length;
    return name === undefined || count === 0 ? 0 : 1 + count;
  },
  isWhole: true,
  unit: 'name',
  who: ['email', 'document'],
  goesOn: [],
  others: [],
});

export const callFieldNames = {
  name: 'nombre',
  surname: 'apellido',
  email: 'correo',
  document: 'documento',
  unit: 'unidad',
  group: 'torre',
  joined: 'hora de entrada',
  left: 'hora de salida',
  duration: 'duración',
} satisfies Record<CallField, string>;
