import { sha256 } from '../bytes/sha256.ts';
import type { EventRecord } from '../read/event.ts';
import type { Data } from '../read/readData.ts';
import type { BlockRecord } from '../read/seals.ts';
import type { Notes } from '../report/report.ts';
import { canonical } from '../text/canonical.ts';
import { many } from '../text/say.ts';

const firstPrevious = '0'.repeat(64);
const file = 'datos/sellos.json';

/**
 * The hash of an event is of its salt, its id and everything that it says but its own seal; that of a block, of its
 * number, the place of its first event, its hour, the hash of the block before and the hashes of its events.
 */
export function checkChain(data: Data, notes: Notes): void {
  const blocks = [...data.blocks].sort((a, b) => a.block - b.block);
  const events = new Map(data.events.map((event) => [event.eventId, event]));
  let previous = { block: 0, count: 0, hash: firstPrevious };
  let [checked, missing] = [0, 0];
  const isOfOne = data.manifest.questionId !== undefined;
  for (const block of blocks) {
    checkLink(block, previous, notes);
    for (const [at, { eventId, hash }] of block.events.entries()) {
      const event = events.get(eventId);
      const place = block.first + at;
      if (event !== undefined) checkEvent(event, { block, eventId, hash, place }, notes);
      else if (!isOfOne) {
        const where = `bloque ${block.block}, suceso ${place}`;
        notes.mismatch('suceso-falta', where, `el suceso ${eventId}`, 'no está');
      }
      if (event === undefined) missing += 1;
      else checked += 1;
    }
    const { hash } = block;
    previous = { block: block.block, count: block.first - 1 + block.events.length, hash };
  }
  if (isOfOne && missing > 0) {
    notes.notDerived(
      many(missing, 'suceso que no viene', 'sucesos que no vienen'),
      'el expediente es de una sola decisión: los demás sucesos están en la cadena por su resumen',
    );
  }
  checkPlanted(data, notes);
  checkEnd(data, previous, notes);
  const erased = data.events.filter(({ seal, salt }) => seal !== null && salt === undefined).length;
  const waiting = data.events.filter(({ seal }) => seal === null).length;
  notes.checked(
    'Cadena de sellos',
    `${many(blocks.length, 'bloque', 'bloques')}, ${many(checked, 'suceso sellado', 'sucesos sellados')}`,
  );
  if (erased > 0) {
    notes.notDerived(
      many(erased, 'suceso borrado', 'sucesos borrados'),
      'al borrar a una persona se quita la sal de sus sucesos: conservan su lugar y su resumen, y ya no se puede comprobar qué decían',
    );
  }
  if (waiting > 0) {
    notes.notDerived(
      many(waiting, 'suceso sin sello', 'sucesos sin sello'),
      'esperaban su bloque cuando se hizo el expediente: nada los ata todavía',
    );
  }
}

interface End {
  readonly block: number;
  readonly count: number;
  readonly hash: string;
}

function checkLink(block: BlockRecord, previous: End, notes: Notes): void {
  const where = `${file}, bloque ${block.block}`;
  if (block.block !== previous.block + 1) {
    notes.mismatch(
      'cadena-rota',
      where,
      `el bloque ${previous.block + 1}`,
      `el bloque ${block.block}`,
    );
  } else if (block.previous !== previous.hash) {
    notes.mismatch('cadena-rota', where, `anterior ${previous.hash}`, `anterior ${block.previous}`);
  } else if (block.first !== previous.count + 1) {
    notes.mismatch(
      'cadena-rota',
      where,
      `primer suceso ${previous.count + 1}`,
      `primer suceso ${block.first}`,
    );
  }
  const { first, sealedAt, events } = block;
  const listed = events.map(({ eventId, hash }) => [eventId, hash]);
  const hash = sha256(canonical([block.block, first, sealedAt, block.previous, listed]));
  if (hash !== block.hash) notes.mismatch('bloque-cambiado', where, block.hash, hash);
}

interface Listed {
  readonly block: BlockRecord;
  readonly eventId: string;
  readonly hash: string;
  readonly place: number;
}

function checkEvent(
  event: EventRecord,
  { block, eventId, hash, place }: Listed,
  notes: Notes,
): void {
  const where = `${event.file}, línea ${event.line} (${event.kind})`;
  if (event.seal !== block.block || event.sequence !== place) {
    const said = `bloque ${event.seal ?? 'ninguno'}, lugar ${event.sequence ?? 'ninguno'}`;
    notes.mismatch('suceso-cambiado', where, `bloque ${block.block}, lugar ${place}`, said);
  }
  if (event.salt === undefined) return;
  const { eventId: _id, seal: _seal, sequence: _sequence, salt: _salt, ...content } = event.fields;
  const found = sha256(canonical([event.salt, eventId, content]));
  if (found !== hash) notes.mismatch('suceso-cambiado', where, hash, found);
}

function checkPlanted({ blocks, events }: Data, notes: Notes): void {
  const listed = new Set(blocks.flatMap((block) => block.events.map(({ eventId }) => eventId)));
  const seen = new Set<string>();
  for (const { seal, eventId, file, line, kind } of events) {
    const where = `${file}, línea ${line} (${kind})`;
    if (seen.has(eventId)) notes.mismatch('suceso-de-mas', where, 'un suceso una vez', 'dos veces');
    seen.add(eventId);
    if (seal !== null && !listed.has(eventId)) {
      notes.mismatch(
        'suceso-de-mas',
        where,
        'que algún bloque lo nombre',
        `dice ser del bloque ${seal}`,
      );
    }
  }
}

function checkEnd({ head, manifest }: Data, end: End, notes: Notes): void {
  const found = sayEnd(end.block === 0 ? null : end);
  for (const [where, said] of [
    [file, head],
    ['expediente.json', manifest.head],
  ] as const) {
    if (sayEnd(said) !== found) notes.mismatch('fin-de-cadena', where, sayEnd(said), found);
  }
}

function sayEnd(end: End | null): string {
  return end === null ? 'sin bloques' : `bloque ${end.block}, ${end.count} sucesos, ${end.hash}`;
}
