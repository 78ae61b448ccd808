import { type CallGuest, type CallSign, sayList } from '@asamblea/domain';

const signNames: Readonly<Record<CallSign, string>> = {
  document: 'su documento',
  email: 'su correo',
  name: 'su nombre completo',
  unit: 'su unidad y su nombre',
};

/** `Por su correo y su nombre completo`; who was chosen by somebody is found by nothing else. */
export function saySigns(signs: readonly CallSign[]): string {
  return signs.length === 0
    ? 'Lo dijo usted'
    : `Por ${sayList(signs.map((sign) => signNames[sign]))}`;
}

/** `«iPhone de Ana», fila 7`: how the call showed somebody, and where. */
export function sayGuest({ name, otherNames, rows }: CallGuest): string {
  const shown = otherNames.length === 0 ? name : `${name} (${otherNames.join(', ')})`;
  return `«${shown}», ${rows.length === 1 ? 'fila' : 'filas'} ${sayList(rows.map(String))}`;
}

/** When the report says that they came and left; empty where it does not. */
export function sayStay({ joined, left }: CallGuest): string {
  if (joined === '') return left === '' ? '' : `hasta ${left}`;
  return left === '' ? `desde ${joined}` : `de ${joined} a ${left}`;
}

/** `Correo: ana@mail.co. Estuvo de 9:00 a 11:00.` */
export function sayTraces(guest: CallGuest): string {
  const stay = sayStay(guest);
  const said = [
    guest.email === '' ? '' : `Correo: ${guest.email}.`,
    stay === '' ? '' : `Estuvo ${stay}.`,
  ];
  return said.filter((text) => text !== '').join(' ');
}
