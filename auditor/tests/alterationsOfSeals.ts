import { type Alteration, at, swap } from './altering.ts';
import { seal } from './caseFile.ts';

/** Changes to the record, its order or the roster. */
export const ofSeals: readonly Alteration[] = [
  { name: 'an event is removed', code: 'suceso-falta', alter: (file) => file.eventos.splice(3, 1) },
  {
    name: 'an event says another unit',
    code: 'suceso-cambiado',
    alter: (file) => Object.assign(at(file.eventos, 2), { unitId: 'A8' }),
  },
  {
    name: 'an event that nobody sealed says that it is sealed',
    code: 'suceso-de-mas',
    alter: (file) =>
      file.eventos.push({ ...at(file.eventos, 0), eventId: 'planted', unitId: 'A8' }),
  },
  {
    name: 'two events change places in their block',
    code: 'bloque-cambiado',
    alter: (file) => {
      const block = at(file.sellos.blocks, 0);
      const events = [...block.events];
      swap(events, 1, 2);
      block.events = events;
    },
  },
  {
    name: 'two events change places and everything is sealed anew',
    code: 'orden-distinto',
    alter: (file) => {
      swap(file.eventos, 1, 2);
      seal(file);
    },
  },
  {
    name: 'a block is removed',
    code: 'cadena-rota',
    alter: (file) => file.sellos.blocks.splice(1, 1),
  },
  {
    name: 'the end of the chain is another',
    code: 'fin-de-cadena',
    alter: (file) => Object.assign(file.sellos.head ?? {}, { count: 3 }),
  },
  {
    name: 'a coefficient is mended afterwards without a trace',
    code: 'coeficiente-distinto',
    alter: (file) => Object.assign(at(file.unidades, 0), { weight: 25_000_000 }),
  },
  {
    name: 'what a unit weighed before it was mended is removed',
    code: 'coeficiente-distinto',
    alter: (file) => file.antes.splice(0, 1),
  },
  {
    name: 'an entry is removed and everything is sealed anew',
    code: 'quorum-distinto',
    alter: (file) => {
      file.eventos.splice(6, 1);
      seal(file);
    },
  },
];
