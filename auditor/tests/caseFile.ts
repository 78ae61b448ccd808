import {
  type ActaDraft,
  type Attendance,
  type Ballot,
  type EventKind,
  eventsABlock,
  hashEvent,
  headAfter,
  instantOf,
  type MendedUnit,
  type Participation,
  type Question,
  type Seal,
  type SealHead,
  type StoredEvent,
  type StoredResult,
  sealBlock,
  sealMark,
  treeText,
  type Unit,
} from '@asamblea/domain';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { sha256 } from '../src/bytes/sha256.ts';

/** The same, and a test may change it. */
export type Open<T> = { -readonly [K in keyof T]: T[K] };

type OpenEvent = Open<StoredEvent & { readonly eventId: string }>;

/** The contents of a file of an assembly, to be altered before it is zipped. */
export interface Case {
  /** The clock of the meeting, in milliseconds. */
  now: number;
  readonly start: number;
  eventos: OpenEvent[];
  sellos: { head: Open<SealHead> | null; blocks: Open<Seal>[] };
  readonly sesiones: Record<string, unknown>[];
  readonly unidades: Open<Unit>[];
  readonly antes: Open<MendedUnit>[];
  asistencia: Open<Attendance>[];
  readonly preguntas: Open<Question>[];
  readonly resultados: Open<StoredResult>[];
  readonly comprobantes: {
    questionId: string;
    codes: readonly string[];
    [more: string]: unknown;
  }[];
  readonly cierres: { questionId: string; line: string }[];
  readonly votos: Record<string, Open<Ballot>[]>;
  readonly participacion: Record<string, Open<Participation>[]>;
  acta: Open<ActaDraft>;
  /** Digest of the text and bytes of the pages, as the version says them. */
  version: { digest: string; pdf: string };
  pdf: string;
}

export type Moment = 'session-installed' | 'quorum-verified' | 'session-closed';

const start = Date.UTC(2026, 2, 10, 23, 0);

export function newCase(unidades: Open<Unit>[]): Case {
  return {
    ...{ now: start, start, eventos: [], sellos: { head: null, blocks: [] }, unidades, antes: [] },
    sesiones: [{ session: 1, call: 1, state: 'closed', startsAt: start }],
    ...{ asistencia: [], preguntas: [], resultados: [], comprobantes: [], cierres: [], votos: {} },
    ...{ participacion: {}, acta: { title: '', blocks: [] }, version: { digest: '', pdf: '' } },
    pdf: '%PDF-1.7 acta',
  };
}

/** One more event, a minute later. */
export function record(file: Case, kind: EventKind, more: Partial<StoredEvent>): OpenEvent {
  file.now += 60_000;
  const at = file.now;
  const number = file.eventos.length + 1;
  const event: OpenEvent = {
    ...{ eventId: `e${String(number).padStart(4, '0')}`, kind, by: 'u', at, number: 1, seal: null },
    committed: instantOf({ seconds: at / 1000, nanoseconds: 250_000_000 }),
    ...(more as Partial<OpenEvent>),
  };
  file.eventos.push(event);
  return event;
}

/** Fixes the text of the minutes and seals every event but the last, in blocks of ten. */
export function seal(file: Case): Case {
  const fixed = file.eventos.find(({ kind }) => kind === 'acta-fixed');
  file.version = { digest: sha256(treeText(file.acta)), pdf: sha256(file.pdf) };
  if (fixed !== undefined) fixed.digest = file.version.digest;
  file.sellos = { head: null, blocks: [] };
  const size = Math.min(10, eventsABlock);
  for (let from = 0; from < file.eventos.length; from += size) {
    const first = file.sellos.head?.count ?? 0;
    const events = file.eventos.slice(from, from + size).map((event, at) => {
      const { eventId, ...stored } = event;
      const salt = `salt-${eventId}`;
      event.salt = salt;
      event.sequence = first + at + 1;
      event.seal = file.sellos.blocks.length + 1;
      return { eventId, hash: hashEvent(eventId, stored, salt) };
    });
    const block = sealBlock(file.sellos.head, events, file.now);
    file.sellos.blocks.push({ ...block, events });
    file.sellos.head = headAfter(block);
  }
  return file;
}

export function markOf({ sellos: { head } }: Case): string {
  return head === null ? '' : sealMark(head);
}

type Files = Record<string, string>;

/** The files as they travel; `alter` changes what is zipped after it was announced, `more` is said of the assembly. */
export function zipOf(
  file: Case,
  alter: (files: Files) => void = () => undefined,
  more: object = {},
): Uint8Array {
  const { digest, pdf } = file.version;
  const lines = (list: readonly unknown[]) =>
    list.map((one) => `${JSON.stringify(one)}\n`).join('');
  const kept = { tree: 'archivos/acta.json', pdf: 'archivos/acta.pdf' };
  const versions = [{ number: 1, digest, pdf: { digest: pdf, size: 1 }, files: kept }];
  const files: Files = {
    'datos/asamblea.json': JSON.stringify({ assemblyId: 'a', name: 'Los Pinos', ...more }),
    'datos/eventos.ndjson': lines(file.eventos),
    'datos/sellos.json': JSON.stringify(file.sellos),
    'datos/sesiones.json': JSON.stringify(file.sesiones),
    'datos/unidades.ndjson': lines(file.unidades),
    'datos/unidades-antes.ndjson': lines(file.antes),
    'datos/asistencia-1.ndjson': lines(file.asistencia),
    'datos/preguntas.ndjson': lines(file.preguntas),
    'datos/resultados.ndjson': lines(file.resultados),
    'datos/comprobantes.ndjson': lines(file.comprobantes),
    'datos/cierres.ndjson': lines(file.cierres),
    'datos/actas.json': JSON.stringify([{ session: 1, call: 1, versions }]),
    'archivos/acta.json': treeText(file.acta),
    'archivos/acta.pdf': file.pdf,
  };
  for (const [id, list] of Object.entries(file.votos))
    files[`datos/votos/${id}.ndjson`] = lines(list);
  for (const [id, list] of Object.entries(file.participacion)) {
    files[`datos/participacion/${id}.ndjson`] = lines(list);
  }
  const { head } = file.sellos;
  const manifest = {
    ...{
      format: 'asamblea-expediente',
      version: 1,
      kind: 'assembly',
      assemblyId: 'a',
      name: 'Los Pinos',
    },
    ...{
      madeAt: file.now,
      readAt: '0',
      head,
      mark: head === null ? null : sealMark(head),
      leftOut: [],
    },
    files: Object.entries(files).map(([path, text]) => {
      return { path, bytes: strToU8(text).length, sha256: sha256(text) };
    }),
  };
  files['expediente.json'] = JSON.stringify(manifest);
  alter(files);
  const zipped: Zippable = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, strToU8(text)]),
  );
  return zipSync(zipped);
}
