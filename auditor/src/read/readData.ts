import type { Notes } from '../report/report.ts';
import { type ActaRecord, readActa } from './actas.ts';
import { type EventRecord, readEvent } from './event.ts';
import type { Files, Manifest } from './files.ts';
import {
  type MendedRecord,
  readMended,
  readSeat,
  readUnit,
  type SeatRecord,
  type UnitRecord,
} from './people.ts';
import type { Place } from './place.ts';
import { type QuestionRecord, readQuestion } from './question.ts';
import { type ResultRecord, readResult } from './result.ts';
import { type CallQuorum, type Exclusions, readExclusions, readQuorums } from './rule.ts';
import { type BlockRecord, type HeadRecord, readBlock, readHead } from './seals.ts';
import {
  type Fields,
  fieldsOf,
  inside,
  insideMaybe,
  listMaybe,
  Misshapen,
  textsIn,
} from './shape.ts';
import {
  type BallotRecord,
  type ClosingRecord,
  type ParticipationRecord,
  type ReceiptsRecord,
  readBallot,
  readClosing,
  readParticipation,
  readReceipts,
  readSession,
  type SessionRecord,
} from './votes.ts';

/** Everything that the checks read, as it was parsed. */
export interface Data {
  readonly manifest: Manifest;
  /** In the order of the file: the sealed ones by their place, then those that wait. */
  readonly events: readonly EventRecord[];
  readonly blocks: readonly BlockRecord[];
  readonly head: HeadRecord | null;
  readonly sessions: readonly SessionRecord[];
  readonly units: readonly UnitRecord[];
  readonly mended: readonly MendedRecord[];
  readonly seats: ReadonlyMap<number, readonly SeatRecord[]>;
  readonly questions: readonly QuestionRecord[];
  readonly results: readonly ResultRecord[];
  readonly receipts: readonly ReceiptsRecord[];
  readonly ballots: ReadonlyMap<string, readonly BallotRecord[]>;
  readonly participations: ReadonlyMap<string, readonly ParticipationRecord[]>;
  readonly closings: readonly ClosingRecord[];
  readonly actas: readonly ActaRecord[];
  /** Questions of practice, which the file does not bring. */
  readonly practiceIds: readonly string[];
  /** The law of the ordinary decisions, where the file says it. */
  readonly ordinary:
    | { readonly quorum: readonly CallQuorum[]; readonly exclusions: Exclusions }
    | undefined;
}

/** Reads the data of a file; what is not understood is told and left out. */
export function readData(files: Files, notes: Notes): Data {
  const reading = new Reading(files, notes);
  const seals = reading.object('datos/sellos.json');
  const assembly = reading.object('datos/asamblea.json');
  const head = reading.of('datos/sellos.json', 1, () => insideMaybe(seals, 'head'));
  return {
    manifest: files.manifest,
    events: reading.lines('datos/eventos.ndjson', readEvent),
    blocks: reading.items('datos/sellos.json', seals.blocks, readBlock),
    head:
      head === undefined
        ? null
        : (reading.of('datos/sellos.json', 1, () => readHead(head)) ?? null),
    sessions: reading.items(
      'datos/sesiones.json',
      reading.value('datos/sesiones.json'),
      readSession,
    ),
    units: reading.lines('datos/unidades.ndjson', readUnit),
    mended: reading.lines('datos/unidades-antes.ndjson', readMended, false),
    seats: reading.numbered(/^datos\/asistencia-(\d{1,9})\.ndjson$/u, readSeat, Number),
    questions: reading.lines('datos/preguntas.ndjson', readQuestion),
    results: reading.lines('datos/resultados.ndjson', readResult),
    receipts: reading.lines('datos/comprobantes.ndjson', readReceipts, false),
    ballots: reading.numbered(/^datos\/votos\/([^/]+)\.ndjson$/u, readBallot, String),
    participations: reading.numbered(
      /^datos\/participacion\/([^/]+)\.ndjson$/u,
      readParticipation,
      String,
    ),
    closings: reading.lines('datos/cierres.ndjson', readClosing, false),
    actas: reading.items('datos/actas.json', reading.value('datos/actas.json', false), readActa),
    practiceIds:
      reading.of('datos/asamblea.json', 1, () => {
        const { practiceIds } = assembly;
        return practiceIds === undefined ? [] : textsIn(assembly, 'practiceIds');
      }) ?? [],
    ordinary: reading.of('datos/asamblea.json', 1, () => {
      const rule = insideMaybe(assembly, 'ordinaryRule');
      return rule === undefined
        ? undefined
        : { quorum: readQuorums(rule), exclusions: readExclusions(inside(rule, 'exclusions')) };
    }),
  };
}

type Reader<T> = (fields: Fields, place: Place) => T;

class Reading {
  private readonly files: Files;
  private readonly notes: Notes;

  constructor(files: Files, notes: Notes) {
    this.files = files;
    this.notes = notes;
  }

  /** The value read from a piece of a file; nothing when it is not understood. */
  of<T>(file: string, line: number, read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      const isOurs = error instanceof Misshapen || error instanceof SyntaxError;
      if (!isOurs) throw error;
      const found = error instanceof Misshapen ? error.message : 'no es JSON';
      this.notes.mismatch('dato-ilegible', `${file}, línea ${line}`, 'un dato del formato', found);
      return undefined;
    }
  }

  lines<T>(file: string, read: Reader<T>, isNeeded = true): readonly T[] {
    const text = this.text(file, isNeeded);
    return text.split('\n').flatMap((content, at) => {
      if (content.trim() === '') return [];
      const place = { file, line: at + 1 };
      const found = this.of(file, at + 1, () => read(fieldsOf(JSON.parse(content)), place));
      return found === undefined ? [] : [found];
    });
  }

  value(file: string, isNeeded = true): unknown {
    const text = this.text(file, isNeeded);
    return text === '' ? undefined : this.of(file, 1, () => JSON.parse(text) as unknown);
  }

  object(file: string): Fields {
    const value = this.value(file);
    return value === undefined ? {} : (this.of(file, 1, () => fieldsOf(value, file)) ?? {});
  }

  items<T>(file: string, value: unknown, read: Reader<T>): readonly T[] {
    const list = this.of(file, 1, () => listMaybe({ value }, 'value')) ?? [];
    return list.flatMap((item, at) => {
      const found = this.of(file, at + 1, () => read(fieldsOf(item), { file, line: at + 1 }));
      return found === undefined ? [] : [found];
    });
  }

  /** Files that are one for each session or question, by their names. */
  numbered<T, K>(
    name: RegExp,
    read: Reader<T>,
    keyOf: (said: string) => K,
  ): ReadonlyMap<K, readonly T[]> {
    const found = new Map<K, readonly T[]>();
    for (const path of this.files.paths) {
      const said = name.exec(path)?.[1];
      if (said !== undefined) found.set(keyOf(said), this.lines(path, read));
    }
    return found;
  }

  private text(file: string, isNeeded: boolean): string {
    const bytes = this.files.read(file);
    const isThere = this.files.paths.includes(file);
    if (bytes === undefined && isNeeded && !isThere) {
      this.notes.mismatch('archivo-falta', file, 'los datos del expediente', 'no está en el ZIP');
    }
    return bytes === undefined ? '' : new TextDecoder().decode(bytes);
  }
}
